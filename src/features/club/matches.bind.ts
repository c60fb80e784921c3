import * as z from "zod";
import { browserScores } from "../../../adapters/browser/deviceScores.ts";
import { memoryMatches } from "../../../adapters/memory/club/matches.ts";
import { memoryTeams } from "../../../adapters/memory/club/teams.ts";
import { memoryStandings } from "../../../adapters/memory/club/standings.ts";
import { supabaseMatches } from "../../../adapters/supabase/club/matches.ts";
import { supabaseTeams } from "../../../adapters/supabase/club/teams.ts";
import { supabaseStandings } from "../../../adapters/supabase/club/standings.ts";
import { readAroundMatch } from "../../../domain/club/matches/aroundMatch.ts";
import { chooseScores, type DeviceScores } from "../../../domain/club/matches/hiddenScores.ts";
import { readLatestResults } from "../../../domain/club/matches/latestResults.ts";
import { syncScores } from "../../../domain/club/matches/syncScores.ts";
import { listMatches, listTeamMatches, readMatch, readNextMatches } from "../../../domain/club/matches/listMatches.ts";
import type { Matches } from "../../../domain/club/matches/ports.ts";
import type { Teams } from "../../../domain/club/teams/ports.ts";
import type { CompetitionStandings } from "../../../domain/club/standings/ports.ts";
import { readSeason, readSeasonShape } from "../../../domain/club/matches/season.ts";
import { readStandings } from "../../../domain/club/standings/readStandings.ts";
import { type Device, type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { type PageChanges, invalidatesKinds } from "../../server/cache/changes.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import { noParameter, now, page, read, slug, text } from "../../readParameters.ts";

/** The ports of the feature, by name. */
export type MatchesPorts = {
  readonly matches: Matches;
  readonly standings: CompetitionStandings;
  /** Of their own: a site may be built without the pages of teams. */
  readonly teamsOfMatches: Pick<Teams, "bySlug">;
};

/** The choices about scores that a device stores. */
export type ScoresPorts = { readonly deviceScores: DeviceScores };

const { provide, method } = bindingsOn<MatchesPorts & ScoresPorts & AccountsPorts & DevicePorts>();

export const useCases = {
  listMatches: provide(listMatches, { matches: "matches" }),
  readMatch: provide(readMatch, { matches: "matches" }),
  readLatestResults: provide(readLatestResults, { matches: "matches" }),
  readAroundMatch: provide(readAroundMatch, { matches: "matches", teams: "teamsOfMatches" }),
  readNextMatches: provide(readNextMatches, { matches: "matches" }),
  listTeamMatches: provide(listTeamMatches, { matches: "matches" }),
  readSeason: provide(readSeason, { matches: "matches" }),
  readSeasonShape: provide(readSeasonShape, { matches: "matches" }),
  readStandings: provide(readStandings, { standings: "standings" }),
  readScores: method("deviceScores", "read"),
  chooseScores: provide(chooseScores, { scores: "deviceScores", clock: "clock" }),
  revealScore: method("deviceScores", "reveal"),
  syncScores: provide(syncScores, { session: "session", profiles: "profiles", scores: "deviceScores" }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listMatches: read(
    z.strictObject({
      team: text().optional(),
      competition: text().optional(),
      season: z.int().min(2000).max(2099).optional(),
      page: page(),
      isWhole: z.boolean(),
      now: now(),
    }),
    "matches",
    "teams",
  ),
  readMatch: read(z.strictObject({ slug: slug() }), "matches"),
  readLatestResults: read(noParameter(), "matches"),
  readAroundMatch: read(z.strictObject({ slug: slug() }), "matches", "teams"),
  readNextMatches: read(z.strictObject({ now: now(), count: z.int().min(1).max(10) }), "matches"),
  readSeason: read(z.strictObject({ now: now() }), "matches"),
  readSeasonShape: read(z.strictObject({ now: now() }), "matches"),
  listTeamMatches: read(z.strictObject({ now: now(), team: slug().nullable() }), "matches"),
  readStandings: read(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("competition"), competition: text() }),
      z.strictObject({ kind: z.literal("match"), match: slug() }),
      z.strictObject({ kind: z.literal("names") }),
    ]),
    "standings",
  ),
});

export const device = ({ storage }: Device): ScoresPorts => ({
  deviceScores: browserScores(storage),
});

export const supabase = ({ client }: Supabase): MatchesPorts => ({
  matches: supabaseMatches(client),
  standings: supabaseStandings(client),
  teamsOfMatches: supabaseTeams(client),
});

export const memory = ({ backend }: Memory): MatchesPorts => ({
  matches: memoryMatches(backend),
  standings: memoryStandings(backend),
  teamsOfMatches: memoryTeams(backend),
});

export const changes = (): PageChanges => ({
  matches: invalidatesKinds("matches"),
  standings: invalidatesKinds("standings"),
});
