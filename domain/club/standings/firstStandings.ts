import type { FirstRow } from "../lists/records.ts";
import { eachNumber, type NumberColumn, type Standings, type StandingsRow } from "./standings.ts";

/** A row of standings in the club's folder. With `team`, it is the club's. A number that the competition doesn't count is left out. */
type FirstStandingsRow = Pick<StandingsRow, "name"> & {
  /** The slug of the club's team. */
  readonly team?: string | undefined;
} & Readonly<Partial<Record<NumberColumn, number | undefined>>>;

/** Standings in the club's folder. */
export type FirstStandings = Pick<Standings, "competition" | "asOf"> & {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly rows: readonly FirstStandingsRow[];
};

const rowOf = (row: FirstStandingsRow): StandingsRow => ({
  name: row.name,
  isOurs: row.team !== undefined,
  team: row.team ?? null,
  ...eachNumber((column) => row[column] ?? null),
});

type OfFolder = { readonly standings?: readonly FirstStandings[] | undefined };

export const firstStandings = ({ standings = [] }: OfFolder): readonly FirstRow<Standings>[] =>
  standings.map(({ competition, title = "", asOf, rows, note = "" }, place) => ({
    competition,
    title,
    asOf,
    rows: rows.map(rowOf),
    note,
    isPublished: true,
    place,
  }));
