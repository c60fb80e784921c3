import { foldText } from "../../../shared/text.ts";
import { oneLine } from "../../lists/fields.ts";
import type { Column } from "../rows.ts";

// What the headings of copied tables mean.

/** How they are written, without capitals and accents. "p" and "d" depend on the others: see `columnIn`. */
const headings: Readonly<Partial<Record<Column, readonly string[]>>> = {
  name: [
    "equipe",
    "equipes",
    "nom",
    "name",
    "team",
    "teams",
    "club",
    "clubs",
    "participant",
    "participants",
    "joueur",
    "player",
    "squad",
    "roster",
  ],
  played: [
    "j",
    "mj",
    "joues",
    "joue",
    "matchs",
    "matches",
    "match",
    "matchs joues",
    "matches played",
    "played",
    "mp",
    "gp",
    "pj",
    "parties",
    "parties jouees",
    "rencontres",
  ],
  won: ["g", "v", "w", "gagne", "gagnes", "victoires", "victoire", "wins", "win", "won", "matchs gagnes"],
  drawn: ["n", "nul", "nuls", "draws", "draw", "drawn", "t", "ties", "egalites", "matchs nuls"],
  lost: ["l", "perdu", "perdus", "defaites", "defaite", "losses", "loss", "lost", "matchs perdus"],
  points: ["pts", "pt", "points", "point", "total points", "total pts", "total de points", "points totaux"],
  mapsFor: ["+", "m+", "pour", "bp", "manches+", "maps+", "manches gagnees", "maps gagnees", "maps won", "games won"],
  mapsAgainst: [
    "-",
    "m-",
    "contre",
    "bc",
    "manches-",
    "maps-",
    "manches perdues",
    "maps perdues",
    "maps lost",
    "games lost",
  ],
};

/** Those that can mean something else too. */
const weak: typeof headings = { points: ["total", "score", "total general"], played: ["games"] };

const ranks = ["#", "rang", "rank", "rk", "rg", "place", "pos", "position", "cl", "clt", "classement", "no", "n°"];
const differences = [
  "+/-",
  "±",
  "diff",
  "dif",
  "difference",
  "ecart",
  "gd",
  "dg",
  "map diff",
  "diff maps",
  "diff manches",
  "difference de manches",
];

/** Columns with "5-0" under one heading: of matches, or of maps. */
const records = {
  matches: ["bilan", "record", "matchs", "matches", "match", "victoires", "parties", "series"],
  maps: ["manches", "maps", "map", "games", "sets", "buts"],
} as const;

const folded = (text: string): string =>
  foldText(oneLine(text))
    .replace(/\[[^\]]*\]|[.:▲▼△▽↑↓↕⇅]/g, "")
    .trim()
    .replace(/\s*[-−–—/]\s*(?=\p{L})/gu, "-")
    .replace(/\s*([-−–+])/g, (_, sign: string) => (sign === "+" ? "+" : "-"));

/** What a column has: numbers of a row, one or the parts of a record; a rank or a difference, which the site counts itself. */
export type Meaning =
  | { readonly kind: "columns"; readonly columns: readonly Column[]; readonly isSure: boolean }
  | { readonly kind: "rank" | "difference" };

/**
 * What one heading means. "P" and "D" are losses in French, "D" where both are there; "P" is then played, or points where no other column
 * has them. Beside another column of losses, "P" is played, "D" drawn.
 */
const columnIn = (heading: string, all: readonly string[]): Column | undefined => {
  const of = (one: string) => (Object.keys(headings) as Column[]).find((column) => headings[column]?.includes(one));
  const has = (column: Column) => all.some((one) => of(one) === column);
  if (heading === "d") return has("lost") ? "drawn" : "lost";
  if (heading !== "p") return of(heading);
  if (has("lost")) return "played";
  if (!all.includes("d")) return "lost";
  return has("points") ? "played" : "points";
};

const meaningOf = (heading: string, all: readonly string[]): Meaning | undefined => {
  if (ranks.includes(heading)) return { kind: "rank" };
  if (differences.includes(heading)) return { kind: "difference" };
  const column = columnIn(heading, all);
  if (column) return { kind: "columns", columns: [column], isSure: true };
  const maybe = (Object.keys(weak) as Column[]).find((one) => weak[one]?.includes(heading));
  if (maybe) return { kind: "columns", columns: [maybe], isSure: false };
  // "V-N-D": the parts of a record.
  const parts = heading.split("-");
  const columns = parts.flatMap((part) => columnIn(part, parts) ?? []);
  const isRecord = parts.length > 1 && columns.length === parts.length && new Set(columns).size === parts.length;
  return isRecord ? { kind: "columns", columns, isSure: true } : undefined;
};

/** What each heading of a line means; undefined for one that isn't known. */
export const meaningsIn = (cells: readonly string[]): readonly (Meaning | undefined)[] => {
  const all = cells.map(folded);
  return all.map((heading) => meaningOf(heading, all));
};

/** What "5-0" is under a heading that names no parts. */
export const recordUnder = (heading: string): keyof typeof records | undefined =>
  (Object.keys(records) as (keyof typeof records)[]).find((kind) =>
    (records[kind] as readonly string[]).includes(folded(heading)),
  );

/** Whether a heading names the numbers of all matches, at home and away. */
export const isOfAll = (heading: string): boolean =>
  ["total", "general", "ensemble", "overall", "all", "global"].includes(folded(heading));

/** The first word of a line under the last team, or between two groups. */
const sums = ["total", "totaux", "totals", "somme", "sum", "moyenne", "moyennes", "average", "ensemble"];
const sections =
  /^(?:groupes?|groups?|poules?|pool|phase|zone|qualifi|relega|elimin|playoff|play-off|barrage|division|conference|saison|season|journee|mis a jour|mise a jour|source|legende)\b/;

export const isSum = (name: string): boolean => sums.includes(folded(name));
export const isSection = (line: string): boolean => sections.test(folded(line));
