import { isSlug, freeSlug, type Slug } from "../../../shared/slug.ts";
import { foldText, normalizeText } from "../../../shared/text.ts";
import { wallTimeOf } from "../../../shared/wallTime.ts";
import { isSame } from "../../../shared/same.ts";
import { slugFor } from "../editMatches.ts";
import {
  type Match,
  type MatchDetails,
  type MatchId,
  type MatchScore,
  type MatchStatus,
  matchStatuses,
  startOf,
} from "../match.ts";
import type { MatchChange, MatchWrite, TeamName } from "../ports.ts";
import { checkScore, type ScoreProblem } from "../scoring.ts";
import { type FieldProblem, mustHaveBegun, readTypedMatch, typedFrom } from "../typed.ts";
import { type Cells, cellsOf, type Column, columns, holdsPoints, readMaps, readStart } from "./cells.ts";

/** A row of a file: the cells of the columns that the file has. */
export type FileRow = { readonly line: number; readonly cells: Partial<Cells> };

export type CellProblem =
  | FieldProblem
  | ScoreProblem
  | "bad-maps"
  /** No match has this id. */
  | "unknown-id"
  /** Several matches can be meant by a row without an id. */
  | "which-match"
  /** The row of an earlier line is about the same match. */
  | "double";

export type RefusedCell = {
  readonly column: Column;
  readonly problem: CellProblem;
  /** The other cells of a contradiction. */
  readonly beside?: readonly Column[];
  /** Of a double: the earlier line. */
  readonly other?: number;
};

export type CellChange = { readonly column: Column; readonly before: string; readonly after: string };

/** What an import does with a row. */
export type PlannedRow = {
  readonly line: number;
  /** The row as it will be, as far as it is known. */
  readonly cells: Partial<Cells>;
} & (
  | { readonly kind: "new"; readonly write: MatchWrite }
  | { readonly kind: "changed"; readonly write: MatchWrite; readonly changes: readonly CellChange[] }
  | { readonly kind: "same" }
  | { readonly kind: "refused"; readonly problems: readonly RefusedCell[] }
);

type Known = {
  /** All matches, drafts too. */
  readonly matches: readonly Match[];
  readonly teams: readonly TeamName[];
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const emptyCells = Object.fromEntries(columns.map((column) => [column, ""])) as Cells;

const hasResult = ({ maps, forfeit }: Pick<MatchScore, "maps" | "forfeit">): boolean =>
  maps.length > 0 || forfeit !== null;

/** Whether a cell has the start that a match was moved away from. */
const isFirstStart = (cell: string, { movedFrom }: Match, zone: string): boolean =>
  movedFrom !== null && readStart(cell, zone) === Date.parse(movedFrom);

/**
 * Whether a row that postpones a match says what has happened: the match was moved from or to the start of the row. A draft has
 * no earlier start.
 */
const isMoved = (start: string, match: Match, zone: string): boolean => {
  if (match.status !== "scheduled" || start === "") return false;
  const isAtStart = readStart(start, zone) === startOf(match);
  return isFirstStart(start, match, zone) || (isAtStart && (match.movedFrom !== null || !match.isPublished));
};

/** Whether a cell leaves a match as it is. A file may be older than a result: that it has none, or "scheduled", says nothing. */
const saysNothing = (
  column: Column,
  cell: string,
  given: Partial<Cells>,
  match: Match | undefined,
  zone: string,
): boolean => {
  const isEmpty = cell === "";
  if (column === "start") {
    return given.status?.trim() === "postponed" && match !== undefined && (isEmpty || isFirstStart(cell, match, zone));
  }
  if (column === "status") {
    const isDone = cell === "postponed" && match !== undefined && isMoved(given.start?.trim() ?? "", match, zone);
    const isOld = cell === "scheduled" && match !== undefined && hasResult(match);
    return isEmpty || isOld || isDone;
  }
  if (column === "maps" || column === "forfeit") return isEmpty && match !== undefined && hasResult(match);
  return column === "visibility" && isEmpty;
};

type Read =
  | { readonly ok: true; readonly match: MatchDetails & MatchScore }
  | { readonly ok: false; readonly problems: readonly RefusedCell[]; readonly status?: MatchStatus };

/** The cells that a problem of a score is about: the one to mend first, then those that it contradicts. */
const cellsOfProblem = (problem: ScoreProblem): readonly [Column, ...Column[]] => {
  switch (problem) {
    case "bad-points":
    case "long-name":
      return ["maps"];
    case "too-many-maps":
    case "map-after-end":
      return ["maps", "format"];
    case "undecided":
    case "series-score":
      return ["maps", "format", "status"];
    case "forfeit-after-end":
      return ["forfeit", "maps", "format"];
    case "open-forfeit":
      return ["forfeit", "status"];
    case "unplayed-map":
    case "no-score":
    case "scheduled-score":
    case "postponed-score":
    case "cancelled-score":
      return ["maps", "status"];
  }
};

const refusedScore = (problem: ScoreProblem): RefusedCell => {
  const [column, ...beside] = cellsOfProblem(problem);
  return { column, problem, ...(beside.length > 0 && { beside }) };
};

const isStatus = (text: string): text is MatchStatus => (matchStatuses as readonly string[]).includes(text);

/** The match of a row's cells. @param before the match that the row changes */
const readCells = (
  cells: Cells,
  changed: ReadonlySet<string>,
  before: Match | undefined,
  teamOf: (cell: string) => Slug | undefined,
  { zone, now }: Pick<Known, "zone" | "now">,
): Read => {
  const problems: RefusedCell[] = [];
  const refuse = (column: Column, problem: CellProblem) => void problems.push({ column, problem });
  const team = teamOf(cells.team);
  if (team === undefined && cells.team.trim() !== "") refuse("team", "unknown");
  const start = readStart(cells.start, zone);
  const typed = readTypedMatch(
    {
      ...cells,
      team: team ?? before?.team ?? (cells.team.trim() === "" ? "" : "unknown"),
      format: cells.format.trim().toLowerCase(),
      start: start === undefined ? cells.start.trim() : wallTimeOf(start, zone),
      isPublished: cells.visibility !== "draft",
    },
    zone,
    before && typedFrom(before, zone),
  );
  if (!typed.ok) {
    for (const [field, problem] of Object.entries(typed.refusal.fields)) refuse(field as Column, problem);
  }
  if (!["", "published", "draft"].includes(cells.visibility)) refuse("visibility", "unknown");
  const maps = cells.maps.trim() === "" ? [] : readMaps(cells.maps);
  if (!maps || (changed.has("maps") && maps.some(holdsPoints))) refuse("maps", "bad-maps");
  const forfeit = cells.forfeit === "ours" || cells.forfeit === "theirs" ? cells.forfeit : null;
  if (cells.forfeit !== "" && !forfeit) refuse("forfeit", "unknown");
  // Who writes a result into a file of coming matches may leave the state as it was.
  const isNewResult = hasResult({ maps: maps ?? [], forfeit }) && !(before && hasResult(before));
  const isPending = cells.status === "" || (before?.status === "scheduled" && cells.status === "scheduled");
  const told = isPending ? (isNewResult ? "finished" : (before?.status ?? "scheduled")) : cells.status;
  // Postponed to a new time.
  const status = before && told === "postponed" && changed.has("start") ? "scheduled" : told;
  if (!isStatus(status)) refuse("status", "unknown");
  if (problems.length > 0 || !typed.ok || start === undefined || !maps || !isStatus(status))
    return { ok: false, problems };
  const details = { ...typed.value, start: new Date(start).toISOString() };
  const score = checkScore(details.format, { status, maps, forfeit });
  if (!score.ok) return { ok: false, problems: [refusedScore(score.refusal.problem)], status };
  const isAboutBegin = ["start", "status", "maps"].some((column) => changed.has(column));
  if (isAboutBegin && start > now && mustHaveBegun(score.value)) {
    return { ok: false, problems: [{ column: "start", problem: "not-begun", beside: ["status"] }], status };
  }
  return { ok: true, match: { ...details, ...score.value } };
};

/** Of a match as it would be, what differs from it as it is. Cells that aren't changed keep what is stored, in whichever form. */
const changeOf = (before: Match, after: MatchDetails & MatchScore, changed: ReadonlySet<string>): MatchChange =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        changed.has(name === "isPublished" ? "visibility" : name) && !isSame(value, before[name as keyof Match]),
    ),
  );

/**
 * Plans an import, row by row, in the order of the file. A row is about the match of its id, or of the same team, opponent and start; one
 * that postpones a match, about the open one of the same team, opponent and competition. Nothing is written.
 */
export const planImport = ({ matches, teams, zone, now }: Known): ((row: FileRow) => PlannedRow) => {
  const keyOf = (team: string, opponent: string, start: number): string =>
    JSON.stringify([team, foldText(normalizeText(opponent)), start]);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const byKey = new Map(
    matches.toReversed().map((match) => [keyOf(match.team, match.opponent, startOf(match)), match]),
  );
  const slugs = new Set(matches.map(({ slug }) => slug));
  const lines = new Map<string, number>();

  const teamOf = (cell: string): Slug | undefined => {
    const wanted = foldText(cell.trim());
    const named = teams.filter(({ game }) => foldText(game) === wanted);
    return teams.find(({ slug }) => slug === wanted)?.slug ?? (named.length === 1 ? named[0]?.slug : undefined);
  };
  /** Those that a row can postpone. */
  const openMatches = (team: string, { opponent = "", competition = "" }: Partial<Cells>): readonly Match[] => {
    const isSameText = (one: string, other: string) => foldText(normalizeText(one)) === foldText(normalizeText(other));
    return matches.filter(
      (match) =>
        (match.status === "scheduled" || match.status === "postponed") &&
        match.team === team &&
        isSameText(match.opponent, opponent) &&
        (competition.trim() === "" || isSameText(match.competition, competition)),
    );
  };
  const takeSlug = (match: MatchDetails): Slug => {
    const wanted = slugFor(match, zone);
    const slug = slugs.has(wanted) ? freeSlug(wanted, [...slugs]) : wanted;
    slugs.add(slug);
    return slug;
  };

  return ({ line, cells: given }) => {
    const refuse = (problems: readonly RefusedCell[], cells: Partial<Cells> = given): PlannedRow => ({
      kind: "refused",
      line,
      cells,
      problems,
    });
    const id = (given.id ?? "").trim();
    const start = readStart(given.start ?? "", zone);
    const team = teamOf(given.team ?? "") ?? given.team?.trim() ?? "";
    const key = start === undefined ? undefined : keyOf(team, given.opponent ?? "", start);
    const equal = id ? byId.get(id as MatchId) : key === undefined ? undefined : byKey.get(key);
    if (id && !equal) return refuse([{ column: "id", problem: "unknown-id" }]);
    const open = !equal && given.status?.trim() === "postponed" ? openMatches(team, given) : [];
    if (open.length > 1) return refuse([{ column: "id", problem: "which-match" }]);
    const match = equal ?? open[0];
    const about = match?.id ?? key;
    const other = about === undefined ? undefined : lines.get(about);
    if (other !== undefined) return refuse([{ column: "id", problem: "double", other }]);
    if (about !== undefined) lines.set(about, line);

    const before = match ? cellsOf(match, zone) : emptyCells;
    const isChanged = (column: Column): boolean => {
      const cell = given[column]?.trim();
      return (
        column !== "id" &&
        cell !== undefined &&
        cell !== before[column].trim() &&
        !saysNothing(column, cell, given, match, zone)
      );
    };
    const changed = new Set<string>(columns.filter(isChanged));
    if (match?.status === "postponed" && changed.has("start")) changed.add("status");
    if (match && changed.size === 0) return { kind: "same", line, cells: before };
    const cells = Object.fromEntries(
      columns.map((column) => [column, changed.has(column) ? (given[column] ?? before[column]) : before[column]]),
    ) as Cells;
    const read = readCells(
      cells,
      changed,
      match,
      (cell) => teamOf(cell) ?? (match && isSlug(cell) && cell === match.team ? cell : undefined),
      { zone, now },
    );
    if (!read.ok) return refuse(read.problems, read.status ? { ...cells, status: read.status } : cells);
    if (!match) {
      const write: MatchWrite = { kind: "add", match: { ...read.match, slug: takeSlug(read.match) } };
      const { status, isPublished } = read.match;
      return {
        kind: "new",
        line,
        cells: { ...cells, status, visibility: isPublished ? "published" : "draft" },
        write,
      };
    }
    if (changed.has("maps") || changed.has("forfeit")) changed.add("status");
    const change = changeOf(match, read.match, changed);
    const after = cellsOf({ ...match, ...change }, zone);
    const changes = columns
      .filter((column) => before[column] !== after[column])
      .map((column) => ({ column, before: before[column], after: after[column] }));
    if (Object.keys(change).length === 0) return { kind: "same", line, cells: before };
    const write: MatchWrite = { kind: "change", id: match.id, revision: match.revision, change };
    return { kind: "changed", line, cells: after, changes, write };
  };
};
