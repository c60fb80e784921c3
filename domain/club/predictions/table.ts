import type { MemberCard, MemberId } from "../../accounts/member.ts";
import type { Page } from "../../shared/pages.ts";
import type { Slice, TeamName } from "../matches/ports.ts";
import { points } from "./prediction.ts";

/** What a member's predictions have earned in the finished matches that they predicted. */
export type Earned = {
  readonly points: number;
  /** Predictions with the exact score, with at least the right outcome, and all of them. */
  readonly exact: number;
  readonly right: number;
  readonly predicted: number;
};

export type Predictor = Earned & {
  readonly member: MemberId;
  readonly card: MemberCard;
  /** From 1. Equal points have the same rank, and the next one counts all members before it. */
  readonly rank: number;
};

export type TableFilter = {
  /** The year in which it begins. Absent: the latest with a result. */
  readonly season?: number | undefined;
  /** The slug of a team. Absent: the matches of all. */
  readonly team?: string | undefined;
};

/** The table of a season. Members without a username and those who have hidden their page aren't part of it. */
export type PredictionTable = {
  /** Null while the club has no result. */
  readonly season: number | null;
  /** Those with results, the latest first. */
  readonly seasons: readonly number[];
  /** The teams with results in the season. */
  readonly teams: readonly TeamName[];
  /** How many results count. */
  readonly matches: number;
  readonly rows: readonly Predictor[];
  /** On all pages. */
  readonly total: number;
  /** The caller's own row, on whichever page it is, and when they are hidden too. */
  readonly own: Predictor | null;
};

/** What a member has earned in the latest season. */
export type MemberPlace = Earned & {
  readonly season: number;
  readonly rank: number;
  /** How many members are in the table. */
  readonly total: number;
};

export type PredictionTables = {
  table(wanted: TableFilter & Slice): Promise<PredictionTable>;
  /** By a username. `undefined` for a member who has earned no place, and for others than the member and the staff of a hidden one. */
  placeOf(username: string): Promise<MemberPlace | undefined>;
};

/** What a prediction earned is added to the sum. */
export const addEarned = (sum: Earned, earned: number): Earned => ({
  points: sum.points + earned,
  exact: sum.exact + Number(earned === points.score),
  right: sum.right + Number(earned > 0),
  predicted: sum.predicted + 1,
});

export const nothingEarned: Earned = { points: 0, exact: 0, right: 0, predicted: 0 };

/** The rank among these members: one more than those with more points. */
export const rankAmong = (listed: readonly Pick<Earned, "points">[], own: Pick<Earned, "points">): number =>
  1 + listed.filter(({ points }) => points > own.points).length;

const perPage = 50;

export type PredictionTablePage = Omit<PredictionTable, "rows"> & Page<Predictor>;

export type ReadPredictionTable = (query: TableFilter & { readonly page: number }) => Promise<PredictionTablePage>;

type Needs = { readonly tables: PredictionTables };

/** A page of a season's table. A page beyond the last is the last. */
export const readPredictionTable =
  ({ tables }: Needs): ReadPredictionTable =>
  async ({ page: wanted, ...filter }) => {
    const ask = (page: number) => tables.table({ ...filter, from: (page - 1) * perPage, count: perPage });
    const asked = await ask(wanted);
    const pages = Math.max(1, Math.ceil(asked.total / perPage));
    const page = Math.min(wanted, pages);
    const { rows, ...table } = page === wanted ? asked : await ask(page);
    return { ...table, items: rows, page, pages };
  };

export type ReadMemberPoints = (wanted: { readonly slug: string }) => Promise<MemberPlace | null>;

/** What the member with a username has earned in the latest season; null without a prediction that counts. */
export const readMemberPoints =
  ({ tables }: Needs): ReadMemberPoints =>
  async ({ slug }) =>
    (await tables.placeOf(slug)) ?? null;
