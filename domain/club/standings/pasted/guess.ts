import type { NumberColumn } from "../standings.ts";
import { kindOfMost, numberOf, recordOf } from "./cells.ts";
import type { Lines } from "./text.ts";

// What the columns of a table without headings are. Each way in which such tables are written is tried on all rows: what all that fit best
// agree on is sure.

type Numbers = Readonly<Partial<Record<NumberColumn, number>>>;
/** What the cells of a row are, by their columns. A record has several. */
type Way = readonly (readonly NumberColumn[])[];

export type Guess = {
  /** The columns of the table that have numbers, in the same order as in `is`. */
  readonly at: readonly number[];
  readonly is: Way;
  readonly sure: ReadonlySet<NumberColumn>;
};

const starts: readonly (readonly NumberColumn[])[] = [
  ["played", "won", "lost"],
  ["played", "won", "drawn", "lost"],
  ["played", "won", "lost", "drawn"],
  ["played"],
  ["won", "lost"],
  ["won", "drawn", "lost"],
  ["won", "lost", "drawn"],
  [],
];
const maps: readonly NumberColumn[] = ["mapsFor", "mapsAgainst"];

/** The orders in which tables have their numbers, the most usual one first. */
const orders: readonly (readonly NumberColumn[])[] = [
  ...starts.flatMap((start) => [
    [...start, "points" as const],
    [...start, ...maps, "points" as const],
    [...start, "points" as const, ...maps],
    ["points" as const, ...start],
    ["points" as const, ...start, ...maps],
  ]),
  ...starts.flatMap((start) => [start, [...start, ...maps]]),
];

/** What one record, or two of them, can be. */
const recordOrders = (lengths: readonly number[]): readonly Way[] => {
  const [first, second] = lengths;
  if (first === undefined) return [[]];
  const matches: readonly (readonly NumberColumn[])[] =
    first === 2
      ? [["won", "lost"]]
      : [
          ["won", "drawn", "lost"],
          ["won", "lost", "drawn"],
        ];
  if (second === 2)
    return [...matches.map((columns) => [columns, maps]), ...(first === 2 ? [[maps, ["won", "lost"] as const]] : [])];
  return [...matches.map((columns) => [columns]), ...(first === 2 ? [[maps]] : [])];
};

/** Points for a win and for a draw. */
const pointRules = [
  [3, 1],
  [2, 1],
  [3, 0],
  [2, 0],
  [1, 0],
] as const;

/** One row in four may contradict the others: it is marked for itself. */
const holds = (rows: readonly Numbers[], rule: (row: Numbers) => boolean): boolean =>
  rows.filter((row) => !rule(row)).length <= rows.length / 4;

/** Whether the teams have played nearly as often. One row alone says nothing. */
const isEvenly = (played: readonly number[]): boolean => {
  const usual = played.toSorted((one, other) => one - other)[Math.floor(played.length / 2)] ?? 0;
  const between = Math.min(2, played.length - 2);
  return played.filter((count) => Math.abs(count - usual) > between).length <= (between < 0 ? -1 : played.length / 4);
};

/** A match has five maps at most, mostly. Rounds, frags and goals have such differences too. */
const mostOfMatch = 5;
const areMaps = ({ played, won = 0, drawn = 0, lost = 0, mapsFor = 0, mapsAgainst = 0 }: Numbers): boolean =>
  mapsFor + mapsAgainst <= mostOfMatch * (played ?? won + drawn + lost);

type Checked = {
  readonly rows: readonly Numbers[];
  readonly covered: ReadonlySet<NumberColumn>;
  readonly score: number;
};

/** How well a way fits; undefined for one that contradicts the numbers. */
const check = (
  rows: readonly Numbers[],
  differences: readonly (number | undefined)[],
  ofRecord: readonly NumberColumn[],
): Checked | undefined => {
  const [first = {}] = rows;
  const has = (...columns: readonly NumberColumn[]) => columns.every((column) => column in first);
  const covered = new Set<NumberColumn>(ofRecord.includes("won") ? ofRecord : []);
  let score = ofRecord.includes("won") ? 1 : 0;
  const cover = (...columns: readonly NumberColumn[]) => {
    score++;
    for (const column of columns) covered.add(column);
  };
  if (has("played", "won", "lost")) {
    if (!holds(rows, ({ played, won = 0, drawn = 0, lost = 0 }) => won + drawn + lost === played)) return undefined;
    // Any total is a sum of its parts, also one of points.
    if (isEvenly(rows.map(({ played = 0 }) => played))) cover("played", "won", "drawn", "lost");
    else score++;
  }
  if (has("mapsFor") && differences.some((difference) => difference !== undefined)) {
    const isOff = ({ mapsFor = 0, mapsAgainst = 0 }: Numbers, at: number) =>
      differences[at] !== undefined && differences[at] !== mapsFor - mapsAgainst;
    if (rows.filter(isOff).length > rows.length / 4) return undefined;
    if (holds(rows, areMaps)) cover(...maps);
    else score++;
  }
  const rules = has("drawn") ? pointRules.filter(([, draw]) => draw > 0) : pointRules.filter(([, draw]) => draw === 0);
  const isCounted = rules.some(([win, draw]) =>
    holds(rows, ({ won = 0, drawn = 0, points }) => win * won + draw * drawn === points),
  );
  if (has("points", "won") && isCounted && rows.some(({ won = 0 }) => won > 0)) {
    cover("points", ...(has("played") ? (["played", "won", "drawn", "lost"] as const) : []));
  }
  // All have played the same number of matches: more likely so than by chance.
  const isEven = new Set(rows.map(({ won = 0, drawn = 0, lost = 0 }) => won + drawn + lost)).size === 1;
  if (has("won", "lost") && !has("played") && rows.length > 1 && isEven) score += 0.5;
  return { rows, covered, score };
};

/** The columns that hold numbers: plain ones, records, and differences. */
const columnsBy = (lines: Lines, from: number) => {
  const width = Math.max(...lines.map((cells) => cells.length));
  const kinds = Array.from({ length: width }, (_, at) =>
    at < from ? "other" : kindOfMost(lines.map((cells) => cells[at] ?? "")),
  );
  const of = (kind: string) => kinds.flatMap((one, at) => (one === kind ? [at] : []));
  return { numbers: of("number"), records: of("record"), signed: of("signed"), points: of("points") };
};

/**
 * @param from the first column that can have numbers
 * @returns undefined when no way fits
 */
export const guess = (lines: Lines, from: number): Guess | undefined => {
  const { numbers, records, signed, points } = columnsBy(lines, from);
  const pointsAt = points.slice(0, 1);
  const lengths = records
    .slice(0, 2)
    .map((at) => Math.max(...lines.map((cells) => recordOf(cells[at] ?? "")?.length ?? 0)));
  const differences = lines.map((cells) => (signed[0] === undefined ? undefined : numberOf(cells[signed[0]] ?? "")));
  const at = [...records.slice(0, 2), ...pointsAt, ...numbers];

  const tried = recordOrders(lengths).flatMap((ofRecords) => {
    const taken = [...ofRecords.flat(), ...pointsAt.map(() => "points" as const)];
    return orders
      .filter((order) => order.length === numbers.length && order.every((column) => !taken.includes(column)))
      .flatMap((order) => {
        const is: Way = [
          ...Array.from(records.slice(0, 2), (_, place) => ofRecords[place] ?? []),
          ...pointsAt.map(() => ["points"] as const),
          ...order.map((column) => [column]),
        ];
        const rows = lines.map((cells): Numbers =>
          Object.fromEntries(
            is.flatMap((columns, place) => {
              const cell = cells[at[place] ?? 0] ?? "";
              const found = columns.length > 1 ? recordOf(cell) : [numberOf(cell) ?? 0];
              return columns.map((column, part) => [column, found?.[part] ?? 0] as const);
            }),
          ),
        );
        const fit = check(rows, differences, ofRecords.flat());
        return fit ? [{ is, ...fit }] : [];
      });
  });
  const best = Math.max(...tried.map(({ score }) => score));
  const fitting = tried.filter(({ score }) => score === best);
  const [chosen] = fitting;
  // Many numbers that nothing confirms can be anything.
  if (!chosen || (numbers.length > 2 && best < 1)) return undefined;
  const isAgreed = (column: NumberColumn) =>
    fitting.every(({ rows }) => rows.every((row, place) => row[column] === chosen.rows[place]?.[column]));
  const sure = new Set(chosen.is.flat().filter((column) => chosen.covered.has(column) && isAgreed(column)));
  if (pointsAt.length > 0) sure.add("points");
  return { at, is: chosen.is, sure };
};
