import type { Block, Cell, Content, Inline, Table } from "./content.ts";
import { numberOf } from "./list.ts";

/** More columns than any table has: a source with more is read as lines. */
export const mostColumns = 60;

const text = (words: string): Inline => ({ kind: "text", text: words });
const joined = (lines: readonly (readonly Inline[])[], by: Inline): readonly Inline[] =>
  lines.flatMap((line, at) => (at === 0 ? line : [by, ...line]));

const isEmpty = ({ inlines }: Cell): boolean => inlines.length === 0;

/** The rows of a table as paragraphs. */
const rowsAsLines = ({ rows }: Table): Content =>
  rows
    .map((row) => row.filter((cell) => !isEmpty(cell)).map(({ inlines }) => inlines))
    .filter(({ length }) => length > 0)
    .map((cells) => ({ kind: "paragraph", inlines: joined(cells, text(" | ")) }));

/**
 * A table of tidy lines in its one form: its rows have the same number of cells, and its head isn't empty. A column without a head is
 * no table, and neither is an empty one.
 */
export const tidyTable = ({ hasHead, rows }: Table): Content => {
  if (hasHead && rows[0]?.every(isEmpty)) return tidyTable({ hasHead: false, rows: rows.slice(1) });
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (rows.every((row) => row.every(isEmpty))) return [];
  if (width > mostColumns || (width === 1 && !hasHead)) return rowsAsLines({ hasHead, rows });
  const padded = rows.map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, (): Cell => ({ inlines: [] })),
  ]);
  return [{ kind: "table", hasHead, rows: padded }];
};

const linesOf = (block: Block): readonly (readonly Inline[])[] => {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return [block.inlines];
    case "list":
      return block.items.flatMap((item, at) => {
        const [first = [], ...others] = item.flatMap(linesOf);
        return [[text(block.isOrdered ? `${numberOf(block, at)}. ` : "• "), ...first], ...others];
      });
    case "quote":
    case "callout":
      return block.blocks.flatMap(linesOf);
    case "code":
      return block.text.split("\n").map((line) => [{ kind: "code", text: line }]);
    case "table":
      return rowsAsLines(block).flatMap(linesOf);
    case "diagram":
      return [[text(block.caption)]];
    case "rule":
      return [];
  }
};

/** Blocks as a line with breaks, for a cell: none of their words is lost. */
export const lineWithBreaks = (content: Content): readonly Inline[] =>
  joined(content.flatMap(linesOf), { kind: "line-break" });
