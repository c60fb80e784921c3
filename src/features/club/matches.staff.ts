import { papaTable } from "../../../adapters/csv/papaTable.ts";
import { memoryMatchImport } from "../../../adapters/memory/club/matchImport.ts";
import { memoryMatchRepository } from "../../../adapters/memory/club/matchRepository.ts";
import { memoryRecords } from "../../../adapters/memory/club/records.ts";
import { standingsOn } from "../../../adapters/memory/club/standings.ts";
import { supabaseMatchImport } from "../../../adapters/supabase/club/matchImport.ts";
import { supabaseMatchRepository } from "../../../adapters/supabase/club/matchRepository.ts";
import { supabaseRecords } from "../../../adapters/supabase/club/recordRepository.ts";
import { standingsTable } from "../../../adapters/supabase/club/standings.ts";
import { publishRecord } from "../../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import {
  addMatch,
  countStaffMatches,
  listStaffMatches,
  saveMatch,
  scoreMatch,
} from "../../../domain/club/matches/editMatches.ts";
import { listAllMatches } from "../../../domain/club/matches/files/listAll.ts";
import { planFile, type ReadTable } from "../../../domain/club/matches/files/planFile.ts";
import { listMatchChoices } from "../../../domain/club/matches/matchChoices.ts";
import type { MatchImport, MatchRepository } from "../../../domain/club/matches/ports.ts";
import type { Standings } from "../../../domain/club/standings/standings.ts";
import { addStandings, saveStandings } from "../../../domain/club/standings/typed.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import type { MatchesPorts } from "./matches.bind.ts";

/** The ports of the feature, by name. */
export type MatchesStaffPorts = {
  readonly matchRepository: MatchRepository;
  readonly matchImport: MatchImport;
  readonly standingsRecords: RecordRepository<Standings>;
  readonly readTable: ReadTable;
};

const { provide, method } = bindingsOn<MatchesStaffPorts & DevicePorts & MatchesPorts>();

export const useCases = {
  listStaffMatches: provide(listStaffMatches, { matches: "matchRepository" }),
  countStaffMatches: provide(countStaffMatches, { matches: "matchRepository" }),
  listMatchChoices: provide(listMatchChoices, { matches: "matches", clock: "clock" }),
  listTeams: method("matchRepository", "teams"),
  openMatch: method("matchRepository", "open"),
  addMatch: provide(addMatch, { matches: "matchRepository" }),
  saveMatch: provide(saveMatch, { matches: "matchRepository", clock: "clock" }),
  scoreMatch: provide(scoreMatch, { matches: "matchRepository" }),
  removeMatch: method("matchRepository", "remove"),
  listAllMatches: provide(listAllMatches, { matches: "matchRepository" }),
  planMatchFile: provide(planFile, { readTable: "readTable", matches: "matchRepository", clock: "clock" }),
  writeMatches: method("matchImport", "write"),
  listStaffStandings: method("standingsRecords", "all"),
  addStandings: provide(addStandings, { records: "standingsRecords" }),
  saveStandings: provide(saveStandings, { records: "standingsRecords" }),
  publishStandings: provide(publishRecord<Standings>, { records: "standingsRecords" }),
  placeStandings: method("standingsRecords", "place"),
  removeStandings: method("standingsRecords", "remove"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): MatchesStaffPorts => ({
  matchRepository: supabaseMatchRepository(client),
  readTable: papaTable,
  matchImport: supabaseMatchImport(client),
  standingsRecords: supabaseRecords(client, standingsTable),
});

export const memory = ({ backend }: Memory): MatchesStaffPorts => ({
  matchRepository: memoryMatchRepository(backend),
  readTable: papaTable,
  matchImport: memoryMatchImport(backend),
  standingsRecords: memoryRecords(backend, standingsOn(backend)),
});
