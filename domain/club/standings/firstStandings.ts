import type { FirstRow } from "../lists/records.ts";
import type { Standings, StandingsRow } from "./standings.ts";

type Optional = "isOurs" | "team" | "drawn" | "mapsFor" | "mapsAgainst";

/** A row of standings in the club's folder. With `team`, it is the club's. */
type FirstStandingsRow = Omit<StandingsRow, Optional> & {
  /** The slug of the club's team. */
  readonly team?: string | undefined;
  readonly drawn?: number | undefined;
  readonly mapsFor?: number | undefined;
  readonly mapsAgainst?: number | undefined;
};

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
  played: row.played,
  won: row.won,
  drawn: row.drawn ?? null,
  lost: row.lost,
  points: row.points,
  mapsFor: row.mapsFor ?? null,
  mapsAgainst: row.mapsAgainst ?? null,
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
