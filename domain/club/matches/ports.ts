import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Stale } from "../../content/editing/fields.ts";
import type { SlugTaken } from "../../content/editing/ports.ts";
import type { Gone } from "../../content/reactions/ports.ts";
import type { Sorting } from "../../shared/pages.ts";
import type { Result } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import type { Match, MatchDetails, MatchId, MatchScore } from "./match.ts";
import type { MatchRecord } from "./totals.ts";

/** A team that plays. */
export type TeamName = { readonly slug: Slug; readonly game: string };

/** A match as a form offers it. */
export type MatchChoice = Pick<Match, "slug" | "game" | "opponent" | "competition" | "start">;

export type ResultFilter = {
  /** The slug of a team. */
  readonly team?: string | undefined;
  readonly competition?: string | undefined;
  /** The name of the other side, as matches have it. */
  readonly opponent?: string | undefined;
  /** The year in which it begins. */
  readonly season?: number | undefined;
};

/** Which matches the staff looks at. */
export type StaffMatchFilter = {
  /** Finished and cancelled ones, or the others. */
  readonly isOver: boolean;
  /** The slug of a team. */
  readonly team?: string | undefined;
  /** Only those that no visitor sees. */
  readonly isDraft?: true | undefined;
};

export type MatchSorting = Sorting<"start" | "opponent" | "competition">;

export type Slice = { readonly from: number; readonly count: number };

/** The published matches of published teams: the same for every caller. */
export type Matches = {
  /**
   * Those that the filter finds, aren't finished and begin after `since` (ISO 8601), the soonest first; then the postponed ones, which have
   * no new time, whenever they were to begin. 100 at most.
   */
  coming(since: string, filter?: ResultFilter): Promise<readonly Match[]>;
  /** The finished ones, the newest first. */
  finished(wanted: ResultFilter & Slice): Promise<readonly Match[]>;
  /** The finished ones with a player in the line-up, by the name there, the newest first. */
  playedBy(player: string, most: number): Promise<readonly Match[]>;
  /** The finished ones, counted: all of them, however many there are. */
  records(): Promise<readonly MatchRecord[]>;
  /**
   * Those of a team, or of all, that begin after `since` (ISO 8601), the soonest first. Finished and cancelled ones too. Of more than 500,
   * those with the latest starts.
   */
  since(since: string, team?: Slug): Promise<readonly Match[]>;
  /** What forms offer of all, the soonest first. Of more than 500, those with the latest starts. */
  choices(): Promise<readonly MatchChoice[]>;
  bySlug(slug: Slug): Promise<Match | undefined>;
  /** The club's published teams, in the club's order. */
  teams(): Promise<readonly TeamName[]>;
};

/** What a change may set. */
export type MatchChange = Partial<MatchDetails & MatchScore>;

/** The matches as the staff edits them, drafts too. */
export type MatchRepository = {
  /**
   * Those that are over (finished or cancelled) the newest first; others the soonest first, the postponed ones last. With a sorting, by
   * its column alone. Callers who aren't staff find published ones.
   */
  slice(wanted: Slice & StaffMatchFilter & { readonly sorting?: MatchSorting | undefined }): Promise<readonly Match[]>;
  count(filter: StaffMatchFilter): Promise<number>;
  open(id: MatchId): Promise<Match | undefined>;
  bySlug(slug: Slug): Promise<Match | undefined>;
  /** The new match is scheduled. */
  add(match: MatchDetails & { readonly slug: Slug }): Promise<Result<Match, SignedOut | NotStaff | SlugTaken>>;
  /**
   * Changes these fields, if `revision` is still the current one. A start that changes is kept as `movedFrom`, and makes a postponed match
   * scheduled again. Throws when the score can't be stored: `checkScore`.
   */
  change(
    match: { readonly id: MatchId; readonly revision: number } & { readonly change: MatchChange },
  ): Promise<Result<Match, SignedOut | NotStaff | Gone | Stale>>;
  /** Idempotent. */
  remove(id: MatchId): Promise<Result<void, SignedOut | NotStaff>>;
  /** The club's teams, in the club's order. Callers who aren't staff find published ones. */
  teams(): Promise<readonly TeamName[]>;
};

/** A row of an imported file, as it is written. */
export type MatchWrite =
  | { readonly kind: "add"; readonly match: MatchDetails & MatchScore & { readonly slug: Slug } }
  | { readonly kind: "change"; readonly id: MatchId; readonly revision: number; readonly change: MatchChange };

/** "stale": changed, added or deleted by another member since the file was compared. "invalid": the table refuses it. */
export type WriteOutcome = "saved" | "stale" | "invalid";

/** The most rows of one request. */
export const mostWritten = 50;

/** Writes many matches. */
export type MatchImport = {
  /** An outcome for each, in their order. Idempotent: what is stored already counts as saved. `mostWritten` at most. */
  write(rows: readonly MatchWrite[]): Promise<Result<readonly WriteOutcome[], SignedOut | NotStaff>>;
};
