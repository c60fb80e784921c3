import * as z from "zod";
import { browserScores } from "../../adapters/browser/deviceScores.ts";
import { memoryMatches } from "../../adapters/memory/club/matches.ts";
import { memoryStandings } from "../../adapters/memory/club/standings.ts";
import { supabaseMatches } from "../../adapters/supabase/club/matches.ts";
import { supabaseStandings } from "../../adapters/supabase/club/standings.ts";
import { chooseScores, type DeviceScores } from "../../domain/club/matches/hiddenScores.ts";
import { syncScores } from "../../domain/club/matches/syncScores.ts";
import { listMatches, listTeamMatches, readMatch, readNextMatches } from "../../domain/club/matches/listMatches.ts";
import type { Matches } from "../../domain/club/matches/ports.ts";
import type { CompetitionStandings } from "../../domain/club/standings/ports.ts";
import { readStandings } from "../../domain/club/standings/readStandings.ts";
import { type BindPort, type Device, type Memory, type Supabase, method, provide, token } from "../bindings.ts";
import { nothing, type PageChanges, written } from "../server/pages/pageChanges.ts";
import { ProfilesToken, SessionToken } from "./accounts.bind.ts";
import { ClockToken } from "./device.bind.ts";
import { now, page, slug, text } from "../readParameters.ts";

export const MatchesToken = token<Matches>("Matches");

export const StandingsToken = token<CompetitionStandings>("CompetitionStandings");

export const DeviceScoresToken = token<DeviceScores>("DeviceScores");

export const useCases = {
  listMatches: provide(listMatches, { matches: MatchesToken }),
  readMatch: provide(readMatch, { matches: MatchesToken }),
  readNextMatches: provide(readNextMatches, { matches: MatchesToken }),
  listTeamMatches: provide(listTeamMatches, { matches: MatchesToken }),
  readStandings: provide(readStandings, { standings: StandingsToken }),
  readScores: method(DeviceScoresToken, "read"),
  chooseScores: provide(chooseScores, { scores: DeviceScoresToken, clock: ClockToken }),
  revealScore: method(DeviceScoresToken, "reveal"),
  syncScores: provide(syncScores, { session: SessionToken, profiles: ProfilesToken, scores: DeviceScoresToken }),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  listMatches: z.strictObject({
    team: text().optional(),
    competition: text().optional(),
    season: z.int().min(2000).max(2099).optional(),
    page: page(),
    isWhole: z.boolean(),
    now: now(),
  }),
  readMatch: z.strictObject({ slug: slug() }),
  readNextMatches: z.strictObject({ now: now(), count: z.int().min(1).max(10) }),
  listTeamMatches: z.strictObject({ now: now(), team: slug().nullable() }),
  readStandings: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("competition"), competition: text() }),
    z.strictObject({ kind: z.literal("match"), match: slug() }),
    z.strictObject({ kind: z.literal("names") }),
  ]),
});

export const device = (port: BindPort, { storage }: Device): void => {
  port(DeviceScoresToken, browserScores(storage));
};

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(MatchesToken, supabaseMatches(client));
  port(StandingsToken, supabaseStandings(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(MatchesToken, memoryMatches(backend));
  port(StandingsToken, memoryStandings(backend));
};

export const changes = (): PageChanges => ({
  matches: written("matches"),
  standings: written("standings"),
  "rpc/standings_of_match": nothing,
});
