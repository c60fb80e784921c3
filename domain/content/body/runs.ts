import type { Inline } from "./content.ts";

/** The marks of a piece of a line. `link`: its address; null without one. */
export type Marks = {
  readonly link: string | null;
  readonly strong: boolean;
  readonly emphasis: boolean;
  readonly struck: boolean;
};

/** A piece of a line that holds no others. */
export type Leaf = Extract<Inline, { readonly kind: "text" | "code" | "line-break" | "image" }>;

/** A line as a row of pieces, each with all its marks. */
export type Run = { readonly leaf: Leaf; readonly marks: Marks };

export const noMarks: Marks = { link: null, strong: false, emphasis: false, struck: false };

/** The row of a tree of inlines. Notes on invalid addresses are left out: they aren't part of a text. */
export const runsOf = (inlines: readonly Inline[], marks = noMarks): readonly Run[] =>
  inlines.flatMap((inline): readonly Run[] => {
    switch (inline.kind) {
      case "link":
        return runsOf(inline.inlines, { ...marks, link: inline.address });
      case "strong":
      case "emphasis":
      case "struck":
        return runsOf(inline.inlines, { ...marks, [inline.kind]: true });
      case "bad-link":
      case "bad-image":
        return [];
      default:
        return [{ leaf: inline, marks }];
    }
  });

const wrap = (mark: keyof Marks, value: Marks[keyof Marks], inlines: readonly Inline[]): readonly Inline[] => {
  if (!value) return inlines;
  return [mark === "link" ? { kind: "link", address: String(value), inlines } : { kind: mark, inlines }];
};

/** From the outermost mark to the innermost. */
const order = ["link", "strong", "emphasis", "struck"] as const;

const nested = (runs: readonly Run[], depth: number): readonly Inline[] => {
  const mark = order[depth];
  if (!mark) return runs.map(({ leaf }) => leaf);
  const inlines: Inline[] = [];
  for (let from = 0, to = 0; from < runs.length; from = to) {
    const value = runs[from]?.marks[mark] ?? null;
    while (to < runs.length && runs[to]?.marks[mark] === value) to += 1;
    inlines.push(...wrap(mark, value, nested(runs.slice(from, to), depth + 1)));
  }
  return inlines;
};

/** The tree of a row: a link around what is bold, what is bold around what is in italics, and that around what is struck. */
export const inlinesOf = (runs: readonly Run[]): readonly Inline[] => nested(runs, 0);
