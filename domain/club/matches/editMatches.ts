import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Clock } from "../../shared/clock.ts";
import { type Page, pageOf } from "../../shared/pages.ts";
import { done, refused, type Refusal, type Result } from "../../shared/result.ts";
import { isSame } from "../../shared/same.ts";
import { freeSlug, type Slug, slugOf } from "../../shared/slug.ts";
import { dayIn } from "../../shared/wallTime.ts";
import { type ChangeRefusal, changedDetails, changePart, partOf } from "../lists/changePart.ts";
import { type Match, type MatchDetails, type MatchId, type MatchScore, startOf } from "./match.ts";
import type { MatchChange, MatchRepository, MatchSorting, StaffMatchFilter, TeamName } from "./ports.ts";
import { checkScore, type InvalidScore } from "./scoring.ts";
import { formatProblem, type InvalidMatch, mustHaveBegun, readTypedMatch, type TypedMatch } from "./typed.ts";

type Needs = { readonly matches: MatchRepository };

const matchesPerPage = 24;

export type StaffMatchQuery = StaffMatchFilter & {
  readonly sorting?: MatchSorting | undefined;
  readonly page: number;
};
export type ListStaffMatches = (query: StaffMatchQuery) => Promise<Page<Match>>;

/**
 * One page of the staff's matches, drafts too: those to play, the soonest first, or those that are over, the newest first, unless they are
 * sorted by a column.
 */
export const listStaffMatches =
  ({ matches }: Needs): ListStaffMatches =>
  ({ page, sorting, ...filter }) =>
    pageOf({
      page,
      perPage: matchesPerPage,
      total: () => matches.count(filter),
      slice: (from, count) => matches.slice({ ...filter, sorting, from, count }),
    });

/** How many of the matches that are over, or of the others, each filter finds. */
export type MatchCounts = {
  readonly isOver: boolean;
  readonly all: number;
  readonly drafts: number;
  /** By the slug of a team. Of the first teams alone, where there are many. */
  readonly ofTeams: Readonly<Record<string, number>>;
};
export type CountStaffMatches = (among: Pick<StaffMatchFilter, "isOver">) => Promise<MatchCounts>;

/** The most teams whose matches are counted. */
const mostCounted = 12;

/** Counts the staff's matches, drafts too, for the filters of their list. */
export const countStaffMatches =
  ({ matches }: Needs): CountStaffMatches =>
  async ({ isOver }) => {
    const totals = Promise.all([matches.count({ isOver }), matches.count({ isOver, isDraft: true })]);
    const counted = async ({ slug }: TeamName) => [slug, await matches.count({ isOver, team: slug })] as const;
    const [[all, drafts], teams] = await Promise.all([totals, matches.teams()]);
    const ofTeams = Object.fromEntries(await Promise.all(teams.slice(0, mostCounted).map(counted)));
    return { isOver, all, drafts, ofTeams };
  };

export type NewMatch = { readonly typed: TypedMatch; readonly zone: string };
export type AddMatchRefusal = SignedOut | NotStaff | InvalidMatch | SlugUsedUp;
export type AddMatch = (match: NewMatch) => Promise<Result<Match, AddMatchRefusal>>;

/** A team plays the same opponent more often in a day than the site has addresses for. */
export type SlugUsedUp = { readonly kind: "slug-used-up" };

/** The most matches of a team against the same opponent on one day. */
const mostAlike = 9;

/** "valorant-solstice-2026-11-28", or with a number when others have it. */
export const slugFor = ({ team, opponent, ...match }: MatchDetails, zone: string): Slug =>
  slugOf([team, opponent, dayIn(startOf(match), zone)].join(" ")) ?? team;

/** Announces a match. Refuses with the problem of each field. An equal match is this one, sent again after its answer was lost. */
export const addMatch =
  ({ matches }: Needs): AddMatch =>
  async ({ typed, zone }) => {
    const read = readTypedMatch(typed, zone);
    if (!read.ok) return read;
    const wanted = slugFor(read.value, zone);
    const taken: Slug[] = [];
    while (taken.length < mostAlike) {
      const slug = freeSlug(wanted, taken);
      const added = await matches.add({ ...read.value, slug });
      if (added.ok || added.refusal.kind !== "slug-taken") return added as Awaited<ReturnType<AddMatch>>;
      const there = await matches.bySlug(slug);
      if (there && isSame(partOf(there, read.value), read.value)) return done(there);
      taken.push(slug);
    }
    return refused({ kind: "slug-used-up" });
  };

type Change<Part> = {
  readonly id: MatchId;
  /** The revision that the edit began with. */
  readonly revision: number;
  /** What the edit began with. */
  readonly before: Part;
  readonly after: Part;
};

/** Changes a part of a match. @param problemIn why the change doesn't fit the match as another member left it */
const changeMatchPart = <Part extends MatchChange, Problem extends Refusal>(
  matches: MatchRepository,
  { id, ...edit }: Change<Part>,
  problemIn: (theirs: Match) => Problem | undefined,
): Promise<Result<Match, ChangeRefusal<Match> | Problem>> => {
  const stored = {
    open: () => matches.open(id),
    change: (revision: number, change: Part) => matches.change({ id, revision, change }),
  };
  return changePart<Match, Part, Problem>(stored, edit, problemIn);
};

export type MatchEdit = Omit<Change<never>, "before" | "after"> & {
  /** The score of the match, as far as the edit knows: its format and its start have to fit it. */
  readonly score: MatchScore;
  readonly before: TypedMatch;
  readonly after: TypedMatch;
  readonly zone: string;
};
export type SaveMatchRefusal = ChangeRefusal<Match> | InvalidMatch;
export type SaveMatch = (edit: MatchEdit) => Promise<Result<Match, SaveMatchRefusal>>;

/** Saves the changed details of a match; its score stays as it is. Refuses a conflict with the match as it stands. */
export const saveMatch =
  ({ matches, clock }: Needs & { readonly clock: Clock }): SaveMatch =>
  async ({ id, revision, score, before, after, zone }) => {
    const [old, read] = [readTypedMatch(before, zone, before), readTypedMatch(after, zone, before)];
    if (!read.ok) return read;
    const { isEmpty, ...changed } = changedDetails<MatchDetails>(old.ok ? old.value : {}, read.value);
    if (isEmpty) {
      const match = await matches.open(id);
      return match ? done(match) : refused({ kind: "gone" });
    }
    const { now } = await clock.tell();
    const problemWith = (stored: MatchScore): InvalidMatch | undefined => {
      const { format, start } = changed.after;
      const unfit = format === undefined ? undefined : formatProblem(format, stored);
      const isAhead = start !== undefined && startOf({ start }) > now && mustHaveBegun(stored);
      const fields = { ...(unfit && { format: unfit }), ...(isAhead && { start: "not-begun" as const }) };
      return Object.keys(fields).length > 0 ? { kind: "invalid-match", fields } : undefined;
    };
    const problem = problemWith(score);
    return problem ? refused(problem) : changeMatchPart(matches, { id, revision, ...changed }, problemWith);
  };

export type ScoreEdit = Change<MatchScore> & Pick<Match, "format">;
export type ScoreMatchRefusal = ChangeRefusal<Match> | InvalidScore;
export type ScoreMatch = (edit: ScoreEdit) => Promise<Result<Match, ScoreMatchRefusal>>;

/** Saves the score and the status of a match; its details stay as they are. Refuses a conflict with the match as it stands. */
export const scoreMatch =
  ({ matches }: Needs): ScoreMatch =>
  async ({ format, before, after, ...edit }) => {
    const checked = checkScore(format, after);
    if (!checked.ok) return checked;
    const { value } = checked;
    return changeMatchPart(matches, { ...edit, before, after: value }, (theirs) => {
      const rechecked = checkScore(theirs.format, value);
      return rechecked.ok ? undefined : rechecked.refusal;
    });
  };
