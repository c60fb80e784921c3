import { outermost, rename } from "./elements.ts";

const hasWords = (cell: Element): boolean => cell.textContent.trim() !== "" || cell.querySelector("img") !== null;

/** Whether it has two cells beside each other with something in them: mails lay themselves out with tables of one. */
const isTable = ({ rows }: HTMLTableElement): boolean =>
  [...rows].some(({ cells }) => [...cells].filter(hasWords).length > 1);

/** Whether cells were merged, or a table stands in one: a body holds neither. */
const losesShape = (table: HTMLTableElement): boolean =>
  table.querySelector("table") !== null || [...table.rows].some(({ cells }) => [...cells].some(isMerged));
const isMerged = ({ colSpan, rowSpan }: HTMLTableCellElement): boolean => colSpan > 1 || rowSpan > 1;

/** The number of tables whose form is lost. */
export const brokenTables = (body: Element): number =>
  outermost([...body.querySelectorAll("table")].filter(isTable)).filter(losesShape).length;

/** A table that lays a page out becomes what stands in its cells. */
export const unwrapLayout = (body: Element): void => {
  for (const table of body.querySelectorAll("table")) {
    if (isTable(table)) continue;
    const parts = [table.caption, ...[...table.rows].flatMap((row) => [...row.cells])].filter((part) => part !== null);
    table.replaceWith(...parts.map((part) => rename(part, "div")));
  }
};
