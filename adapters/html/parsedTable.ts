import type { Cell, Content, Inline } from "../../domain/content/body/content.ts";
import { lineWithBreaks, mostColumns } from "../../domain/content/body/table.ts";
import type { Element, Node } from "./nodes.ts";

/** How what stands in a cell is read. */
type Reading = {
  readonly isBlock: (node: Node) => boolean;
  readonly line: (nodes: readonly Node[]) => readonly Inline[];
  readonly blocks: (nodes: readonly Node[]) => Content;
};

/** More fields than any table has: merged cells would fill the memory. */
const mostFields = 20_000;

const parts = new Set(["table", "thead", "tbody", "tfoot"]);

/** The rows of a table, without those of a table in one of its cells. */
const rowsIn = ({ children }: Element): readonly Element[] =>
  children.flatMap((child) => {
    if (typeof child === "string") return [];
    return child.name === "tr" ? [child] : parts.has(child.name) ? rowsIn(child) : [];
  });

const cellsIn = ({ children }: Element): readonly Element[] =>
  children.filter((child): child is Element => typeof child !== "string" && /^t[dh]$/.test(child.name));

const spanOf = ({ attributes }: Element, name: "colspan" | "rowspan"): number =>
  Math.max(1, Math.trunc(Number(attributes[name])) || 1);

const holdsTable = ({ children }: Element): boolean =>
  children.some((child) => typeof child !== "string" && (child.name === "table" || holdsTable(child)));

const isHead = (row: Element | undefined, table: Element): boolean => {
  if (!row) return false;
  const head = table.children.find((child): child is Element => typeof child !== "string" && child.name === "thead");
  return (head && rowsIn(head)[0] === row) || cellsIn(row).every(({ name }) => name === "th");
};

/** A merged cell is one cell and empty ones beside and below it. */
const gridOf = (rows: readonly Element[], read: (cell: Element) => Cell): readonly (readonly Cell[])[] => {
  const grid: Cell[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let column = 0;
    for (const cell of cellsIn(row)) {
      while (grid[top]?.[column]) column += 1;
      const [width, height] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      for (const line of grid.slice(top, top + height))
        for (let at = column; at < column + width; at++) line[at] ??= { inlines: [] };
      const line = grid[top];
      if (line) line[column] = read(cell);
      column += width;
    }
  });
  // Rows with gaps: another row's merged cell stands farther right.
  return grid.map((line) => Array.from(line, (cell: Cell | undefined) => cell ?? { inlines: [] }));
};

/**
 * The content of an element `table`; undefined for one that lays a page out: of a single column without a head, with a table in a cell, or
 * of more cells than a body holds. Lists and paragraphs in a cell become lines with breaks.
 */
export const parsedTable = (table: Element, { isBlock, line, blocks }: Reading): Content | undefined => {
  const rows = rowsIn(table);
  const widths = rows.map((row) => cellsIn(row).reduce((sum, cell) => sum + spanOf(cell, "colspan"), 0));
  const fields = rows
    .flatMap(cellsIn)
    .reduce((sum, cell) => sum + spanOf(cell, "colspan") * Math.min(rows.length, spanOf(cell, "rowspan")), 0);
  const width = Math.max(0, ...widths);
  const hasHead = isHead(rows[0], table);
  if (width === 0 || (width === 1 && !hasHead) || width > mostColumns) return undefined;
  if (fields > mostFields || holdsTable(table)) return undefined;
  const read = ({ children }: Element): Cell => ({
    inlines: children.some(isBlock) ? lineWithBreaks(blocks(children)) : line(children),
  });
  // Outside of rows there may be a caption, or words where none belong.
  const around = blocks(table.children.filter((child) => typeof child !== "string" && child.name === "caption"));
  return [...around, { kind: "table", hasHead, rows: gridOf(rows, read) }];
};
