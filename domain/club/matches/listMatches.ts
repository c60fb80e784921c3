import { hour } from "../../shared/clock.ts";
import { type Page, pageOf } from "../../shared/pages.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isSlug, type Slug } from "../../shared/slug.ts";
import { type AnnouncedMatch, newsTime } from "./announced.ts";
import { latestResults } from "./latestFirst.ts";
import {
  type Match,
  type MatchStatus,
  matchTime,
  type Outcome,
  outcomeOf,
  type Score,
  scoreOf,
  startOf,
  stateOf,
} from "./match.ts";
import { type MatchRecord, seasonOf, seasonZone, streakOf, totalOf, type Totals } from "./totals.ts";
import type { Matches, ResultFilter, TeamName } from "./ports.ts";

type Needs = { readonly matches: Matches };

const resultsPerPage = 20;

/** A match without a result disappears from the coming ones a week after its start. */
const longestOpen = 7 * 24 * hour;

/** Hours are enough, so that readers of the same hour ask the same. */
const sinceOf = (now: number): string => new Date(now - (now % hour) - longestOpen).toISOString();

export type MatchQuery = ResultFilter & {
  /** Of the results. */
  readonly page: number;
  /** Whether all coming matches are wanted, and not only the first ones. */
  readonly isWhole: boolean;
  readonly now: number;
};

/** The coming matches of a list that isn't whole. A single further one is shown too, and so are those without a new time. */
const firstComing = 10;

const firstOf = (coming: readonly Match[]): readonly Match[] => {
  const isDated = ({ status }: Match) => status !== "postponed";
  const dated = coming.filter(isDated);
  const shown = dated.length === firstComing + 1 ? dated : dated.slice(0, firstComing);
  return [...shown, ...coming.filter((match) => !isDated(match))];
};

/** A match of a list, without what only its own page shows. */
export type ListedMatch = Pick<
  Match,
  | "slug"
  | "game"
  | "opponent"
  | "opponentLogo"
  | "competition"
  | "stage"
  | "format"
  | "start"
  | "movedFrom"
  | "watch"
  | "status"
  | "forfeit"
> & { readonly score: Score | null; readonly outcome: Outcome | null };

/** A match without what only its own page shows. */
export const listed = (match: Match): ListedMatch => ({
  slug: match.slug,
  game: match.game,
  opponent: match.opponent,
  opponentLogo: match.opponentLogo,
  competition: match.competition,
  stage: match.stage,
  format: match.format,
  start: match.start,
  movedFrom: match.movedFrom,
  watch: match.watch,
  status: match.status,
  forfeit: match.forfeit,
  score: scoreOf(match),
  outcome: outcomeOf(match),
});

export type MatchList = Page<ListedMatch> & {
  /** Those that the filter finds and that aren't finished, the soonest first, those without a new time last. Cancelled ones until their end. */
  readonly coming: readonly ListedMatch[];
  readonly comingTotal: number;
  readonly teams: readonly TeamName[];
  /** Of all open and finished matches, in alphabetical order. */
  readonly competitions: readonly string[];
  /** The latest first. */
  readonly seasons: readonly number[];
  /** Of the matches that the filter finds. */
  readonly totals: Totals;
};

/** A match with its season. */
const seasoned = (match: Match) => ({ ...match, season: seasonOf(match, seasonZone) });

const fits =
  ({ team, competition, season }: ResultFilter) =>
  (one: Pick<MatchRecord, "team" | "competition" | "season">): boolean =>
    (team === undefined || one.team === team) &&
    (competition === undefined || one.competition === competition) &&
    (season === undefined || one.season === season);

export type ListMatches = (query: MatchQuery) => Promise<MatchList>;

/** The coming matches, and one page of the finished ones. A page beyond the last is the last. */
export const listMatches =
  ({ matches }: Needs): ListMatches =>
  async ({ page: wanted, isWhole, now, ...filter }) => {
    const counting = matches.records();
    const since = sinceOf(now);
    const opening = matches.coming(since);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const [list, found, open, teams, records] = await Promise.all([
      pageOf({
        page: wanted,
        perPage: resultsPerPage,
        slice: (from, count) => matches.finished({ ...filter, from, count }),
        async total() {
          const { won, drawn, lost } = totalOf((await counting).filter(fits(filter)));
          return won + drawn + lost;
        },
      }),
      isFiltered ? matches.coming(since, filter) : opening,
      opening,
      matches.teams(),
      counting,
    ]);
    const coming = found.filter((match) => match.status !== "cancelled" || startOf(match) + matchTime > now);
    const all = [...open.map(seasoned), ...records];
    return {
      ...list,
      items: list.items.map(listed),
      coming: (isWhole ? coming : firstOf(coming)).map(listed),
      comingTotal: coming.length,
      teams,
      competitions: [...new Set(all.map(({ competition }) => competition))].toSorted((one, other) =>
        one.localeCompare(other, "fr"),
      ),
      seasons: [...new Set(all.map(({ season }) => season))].toSorted((one, other) => other - one),
      totals: totalOf(records.filter(fits(filter))),
    };
  };

/** The matches that every page announces. */
export type NextMatches = {
  /** Neither finished, postponed nor cancelled, the soonest first. */
  readonly next: readonly AnnouncedMatch[];
  /** The last result, while it is news. */
  readonly last?: AnnouncedMatch;
};

const announced = (match: Match): AnnouncedMatch => {
  const { slug, game, opponent, competition, start, opponentLogo, stage, format, watch, status, maps, forfeit } = match;
  return {
    slug,
    game,
    opponent,
    competition,
    start,
    ...(opponentLogo && { opponentLogo }),
    ...(stage && { stage }),
    ...(format && { format }),
    ...(watch && { watch }),
    ...(status !== "scheduled" && { status }),
    ...(maps.length > 0 && { maps }),
    ...(forfeit && { forfeit }),
    ...(match.finishedAt && { finishedAt: match.finishedAt }),
  };
};

export type ReadNextMatches = (wanted: {
  readonly now: number;
  /** How many of those to come at most. */
  readonly count: number;
}) => Promise<NextMatches>;

/** The next matches of all teams, and the last result while it is news. */
export const readNextMatches =
  ({ matches }: Needs): ReadNextMatches =>
  async ({ now, count }) => {
    const [open, [latest]] = await Promise.all([matches.coming(sinceOf(now)), latestResults(matches, 1)]);
    const played = open.filter(
      (match) => match.status === "live" || (match.status === "scheduled" && startOf(match) + matchTime > now),
    );
    const isNews = latest?.finishedAt && Date.parse(latest.finishedAt) + newsTime > now;
    return { next: played.slice(0, count).map(announced), ...(isNews && { last: announced(latest) }) };
  };

/** What a team plays and has played. */
export type TeamMatches = TeamName & {
  /** The first ones that aren't over, those without a new time last. Cancelled ones until their end. */
  readonly coming: readonly ListedMatch[];
  /** The last five results, the newest first. */
  readonly latest: readonly ListedMatch[];
  readonly streak: ReturnType<typeof streakOf>;
  readonly totals: Totals;
};

/** Whether a match stays among the coming ones at any start. */
const isUntimed = (status: MatchStatus): boolean => status === "live" || status === "postponed";

/** The coming matches of a team. */
const teamComing = 4;

/** How many results tell how a team plays. */
export const formLength = 5;

export type ListTeamMatches = (wanted: {
  readonly now: number;
  /** The slug of one team; null for all. */
  readonly team: string | null;
}) => Promise<readonly TeamMatches[]>;

/** What one of the club's teams, or each of them, plays and has played. */
export const listTeamMatches =
  ({ matches }: Needs): ListTeamMatches =>
  async ({ now, team }) => {
    const [all, records] = await Promise.all([matches.teams(), matches.records()]);
    const teams = team === null ? all : all.filter(({ slug }) => slug === team);
    return Promise.all(
      teams.map(async ({ slug, game }) => {
        const [open, latest] = await Promise.all([
          matches.coming(sinceOf(now), { team: slug }),
          latestResults(matches, formLength, { team: slug }),
        ]);
        return {
          slug,
          game,
          coming: open
            .filter(({ status, start }) => isUntimed(status) || startOf({ start }) + matchTime > now)
            .slice(0, teamComing)
            .map(listed),
          latest: latest.map(listed),
          streak: streakOf(latest),
          totals: totalOf(records.filter(({ team }) => team === slug)),
        };
      }),
    );
  };

/** The next match of a team: not cancelled, and without a new time only when no other is announced. Null without one. */
export const nextOf = async (
  matches: Pick<Matches, "coming">,
  team: Slug,
  now: number,
): Promise<ListedMatch | null> => {
  const open = await matches.coming(sinceOf(now), { team });
  const next = open.find((match) => {
    const state = stateOf(match, { now, zone: seasonZone });
    return state !== "cancelled" && state !== "to-score";
  });
  return next ? listed(next) : null;
};

export type ReadMatch = (wanted: { readonly slug: string }) => Promise<Result<Match, { readonly kind: "not-found" }>>;

/** The published match of a slug. Refuses invalid slugs without a request to the backend. */
export const readMatch =
  ({ matches }: Needs): ReadMatch =>
  async ({ slug }) => {
    const match = isSlug(slug) ? await matches.bySlug(slug) : undefined;
    return match ? done(match) : refused({ kind: "not-found" });
  };
