import type { ValuesOf } from "../lists/recordFields.ts";
import type { ListRecord } from "../lists/records.ts";
import type { standingsFields } from "./fields.ts";

/** The lowest and the highest of each number, as in the table. Points may be taken away. */
export const limitsOf = {
  played: [0, 999],
  won: [0, 999],
  drawn: [0, 999],
  lost: [0, 999],
  points: [-999, 9999],
  mapsFor: [0, 9999],
  mapsAgainst: [0, 9999],
} as const;

export type NumberColumn = keyof typeof limitsOf;
export const numberColumns = Object.keys(limitsOf) as readonly NumberColumn[];

/** One value for each number of a row. */
export const eachNumber = <Value>(of: (column: NumberColumn) => Value): Readonly<Record<NumberColumn, Value>> =>
  Object.fromEntries(numberColumns.map((column) => [column, of(column)])) as Record<NumberColumn, Value>;

/** A team in the standings of a competition. A number that the competition doesn't count is null. Its rank is its place among the rows. */
export type StandingsRow = {
  readonly name: string;
  /** Whether it is a team of the club. */
  readonly isOurs: boolean;
  /** The slug of the club's team; null when it isn't told which. */
  readonly team: string | null;
} & Readonly<Record<NumberColumn, number | null>>;

/** The standings of a competition, or of one of its groups, as the staff enters them. */
export type Standings = ListRecord &
  ValuesOf<typeof standingsFields> & {
    /** The first is first. */
    readonly rows: readonly StandingsRow[];
  };

/** The most standings, and the most rows of one, as in the database. */
export const mostStandings = 50;
export const mostRows = 64;

/** The most characters of a team's name, as in the table. */
export const longestName = 60;
