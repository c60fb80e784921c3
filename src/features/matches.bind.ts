import { memoryMatches } from "../../adapters/memory/club/matches.ts";
import { supabaseMatches } from "../../adapters/supabase/club/matches.ts";
import { listMatches, listTeamMatches, readMatch, readNextMatches } from "../../domain/club/matches/listMatches.ts";
import type { Matches } from "../../domain/club/matches/ports.ts";
import { type BindPort, type Memory, type Supabase, provide, token } from "../bindings.ts";
import { type PageChanges, written } from "../server/pages/pageChanges.ts";

export const MatchesToken = token<Matches>("Matches");

export const useCases = {
  listMatches: provide(listMatches, { matches: MatchesToken }),
  readMatch: provide(readMatch, { matches: MatchesToken }),
  readNextMatches: provide(readNextMatches, { matches: MatchesToken }),
  listTeamMatches: provide(listTeamMatches, { matches: MatchesToken }),
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(MatchesToken, supabaseMatches(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(MatchesToken, memoryMatches(backend));
};

export const changes = (): PageChanges => ({
  matches: written("matches"),
});
