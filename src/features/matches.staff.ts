import { memoryMatchRepository } from "../../adapters/memory/club/matchRepository.ts";
import { supabaseMatchRepository } from "../../adapters/supabase/club/matchRepository.ts";
import { addMatch, listStaffMatches, saveMatch, scoreMatch } from "../../domain/club/matches/editMatches.ts";
import type { MatchRepository } from "../../domain/club/matches/ports.ts";
import { type BindPort, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import type { PageChanges } from "../server/pages/pageChanges.ts";
import { MatchesToken } from "./matches.bind.ts";

export const MatchRepositoryToken = token<MatchRepository>("MatchRepository");

export const useCases = {
  listStaffMatches: provide(listStaffMatches, { matches: MatchRepositoryToken }),
  listTeams: method(MatchesToken, "teams"),
  addMatch: provide(addMatch, { matches: MatchRepositoryToken }),
  saveMatch: provide(saveMatch, { matches: MatchRepositoryToken }),
  scoreMatch: provide(scoreMatch, { matches: MatchRepositoryToken }),
  removeMatch: method(MatchRepositoryToken, "remove"),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(MatchRepositoryToken, supabaseMatchRepository(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(MatchRepositoryToken, memoryMatchRepository(backend));
};

export const changes = (): PageChanges => ({});
