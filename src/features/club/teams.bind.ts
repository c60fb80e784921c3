import * as z from "zod";
import { memoryMatches } from "../../../adapters/memory/club/matches.ts";
import { memoryArticles } from "../../../adapters/memory/content/articles.ts";
import { memoryTips } from "../../../adapters/memory/tips/tips.ts";
import { memoryTeams } from "../../../adapters/memory/club/teams.ts";
import { supabaseMatches } from "../../../adapters/supabase/club/matches.ts";
import { supabaseArticles } from "../../../adapters/supabase/content/articles.ts";
import { supabaseTips } from "../../../adapters/supabase/tips/tips.ts";
import { supabaseTeams } from "../../../adapters/supabase/club/teams.ts";
import { listFollowedTeams } from "../../../domain/club/teams/followedTeams.ts";
import type { Matches } from "../../../domain/club/matches/ports.ts";
import type { Teams } from "../../../domain/club/teams/ports.ts";
import type { Tips } from "../../../domain/tips/ports.ts";
import type { Articles } from "../../../domain/content/articles/ports.ts";
import { readPerson, readTeam, readTeams } from "../../../domain/club/teams/readTeams.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { affectsAllPages, invalidatesKinds, type PageChanges } from "../../server/cache/changes.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import type { NotificationsPorts } from "../messages/notifications.bind.ts";
import { noParameter, read, slug } from "../../readParameters.ts";

/** The ports of the feature, by name. */
export type TeamsPorts = {
  /** Of their own: a site may be built without the pages of matches. */
  readonly playedMatches: Pick<Matches, "playedBy">;
  readonly comingMatches: Pick<Matches, "coming">;
  readonly articlesOfPlayers: Pick<Articles, "aboutPlayer">;
  readonly tipsOfPlayers: Pick<Tips, "byAuthor">;
  readonly teams: Teams;
};

const { provide } = bindingsOn<TeamsPorts & AccountsPorts & DevicePorts & Pick<NotificationsPorts, "follows">>();

export const useCases = {
  readTeams: provide(readTeams, { teams: "teams", clock: "clock" }),
  readTeam: provide(readTeam, { teams: "teams", clock: "clock" }),
  readPerson: provide(readPerson, {
    teams: "teams",
    matches: "playedMatches",
    coming: "comingMatches",
    articles: "articlesOfPlayers",
    tips: "tipsOfPlayers",
    clock: "clock",
  }),
  listFollowedTeams: provide(listFollowedTeams, {
    session: "session",
    follows: "follows",
    matches: "comingMatches",
  }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  readTeams: read(noParameter(), "teams"),
  readTeam: read(z.strictObject({ slug: slug() }), "teams"),
  readPerson: read(z.strictObject({ slug: slug() }), "tips", "articles", "teams"),
});

export const supabase = ({ client }: Supabase): TeamsPorts => ({
  teams: supabaseTeams(client),
  playedMatches: supabaseMatches(client),
  comingMatches: supabaseMatches(client),
  articlesOfPlayers: supabaseArticles(client),
  tipsOfPlayers: supabaseTips(client),
});

export const memory = ({ backend }: Memory): TeamsPorts => ({
  teams: memoryTeams(backend),
  playedMatches: memoryMatches(backend),
  comingMatches: memoryMatches(backend),
  articlesOfPlayers: memoryArticles(backend),
  tipsOfPlayers: memoryTips(backend),
});

export const changes = (): PageChanges => ({
  // The menu of every page names them.
  teams: affectsAllPages,
  // A new name stands in the line-ups of matches too.
  people: invalidatesKinds("teams", "matches"),
  // A line-up links to the members of the team, and is made of them until the staff names it.
  memberships: invalidatesKinds("teams", "matches"),
  honours: invalidatesKinds("teams"),
});
