import { papaTable } from "../../adapters/csv/papaTable.ts";
import { memoryMatchImport } from "../../adapters/memory/club/matchImport.ts";
import { memoryMatchRepository } from "../../adapters/memory/club/matchRepository.ts";
import { memoryRecords } from "../../adapters/memory/club/records.ts";
import { standingsOn } from "../../adapters/memory/club/standings.ts";
import { supabaseMatchImport } from "../../adapters/supabase/club/matchImport.ts";
import { supabaseMatchRepository } from "../../adapters/supabase/club/matchRepository.ts";
import { supabaseRecords } from "../../adapters/supabase/club/recordRepository.ts";
import { standingsTable } from "../../adapters/supabase/club/standings.ts";
import { publishRecord } from "../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../domain/club/lists/records.ts";
import { addMatch, listStaffMatches, saveMatch, scoreMatch } from "../../domain/club/matches/editMatches.ts";
import { listAllMatches } from "../../domain/club/matches/files/listAll.ts";
import { planFile, type ReadTable } from "../../domain/club/matches/files/planFile.ts";
import { listMatchChoices } from "../../domain/club/matches/matchChoices.ts";
import type { MatchImport, MatchRepository } from "../../domain/club/matches/ports.ts";
import type { Standings } from "../../domain/club/standings/standings.ts";
import { addStandings, saveStandings } from "../../domain/club/standings/typed.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import { type PageChanges, written } from "../server/pages/pageChanges.ts";
import { ClockToken } from "./device.bind.ts";
import { MatchesToken } from "./matches.bind.ts";

export const MatchRepositoryToken = token<MatchRepository>("MatchRepository");
export const MatchImportToken = token<MatchImport>("MatchImport");
export const StandingsRecordsToken = token<RecordRepository<Standings>>("StandingsRecords");

export const ReadTableToken = token<ReadTable>("ReadTable");

export const useCases = {
  listStaffMatches: provide(listStaffMatches, { matches: MatchRepositoryToken }),
  listMatchChoices: provide(listMatchChoices, { matches: MatchesToken, clock: ClockToken }),
  listTeams: method(MatchRepositoryToken, "teams"),
  openMatch: method(MatchRepositoryToken, "open"),
  addMatch: provide(addMatch, { matches: MatchRepositoryToken }),
  saveMatch: provide(saveMatch, { matches: MatchRepositoryToken, clock: ClockToken }),
  scoreMatch: provide(scoreMatch, { matches: MatchRepositoryToken }),
  removeMatch: method(MatchRepositoryToken, "remove"),
  listAllMatches: provide(listAllMatches, { matches: MatchRepositoryToken }),
  planMatchFile: provide(planFile, { readTable: ReadTableToken, matches: MatchRepositoryToken, clock: ClockToken }),
  writeMatches: method(MatchImportToken, "write"),
  listStaffStandings: method(StandingsRecordsToken, "all"),
  addStandings: provide(addStandings, { records: StandingsRecordsToken }),
  saveStandings: provide(saveStandings, { records: StandingsRecordsToken }),
  publishStandings: provide(publishRecord<Standings>, { records: StandingsRecordsToken }),
  placeStandings: method(StandingsRecordsToken, "place"),
  removeStandings: method(StandingsRecordsToken, "remove"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(MatchRepositoryToken, supabaseMatchRepository(client));
  port(ReadTableToken, papaTable);
  port(MatchImportToken, supabaseMatchImport(client));
  port(StandingsRecordsToken, supabaseRecords(client, standingsTable));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(MatchRepositoryToken, memoryMatchRepository(backend));
  port(ReadTableToken, papaTable);
  port(MatchImportToken, memoryMatchImport(backend));
  port(StandingsRecordsToken, memoryRecords(backend, standingsOn(backend)));
};

export const changes = (): PageChanges => ({ "rpc/write_matches": written("matches") });
