// The clipboard's table. Pages and spreadsheets copy it as HTML too, which has its cells where the plain text breaks lines.

/** Elements that begin a line of their own. */
const lines = "br, div, p, li, h1, h2, h3, h4, h5, h6";
const unseen = "script, template, [hidden], [aria-hidden=true]";

/** The lines of a cell; the words of its pictures where it has no others. */
const textOf = (cell: Element): string => {
  const copy = cell.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(unseen)) element.remove();
  for (const element of copy.querySelectorAll(lines)) element.before("\n");
  // A mark of a footnote stays apart from the number before it.
  for (const element of copy.querySelectorAll("sup"))
    element.textContent = ` [${element.textContent.replace(/[[\]\s]/g, "")}]`;
  const text = copy.textContent
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
  return text === ""
    ? [...copy.querySelectorAll("img")]
        .map(({ alt }) => alt.trim())
        .join(" ")
        .trim()
    : text;
};

const span = (cell: HTMLTableCellElement, name: "colSpan" | "rowSpan"): number =>
  Math.min(Math.max(cell[name], 1), 100);

/** The cells of a table, each as often as it spans columns and rows. */
const cellsOf = (rows: readonly HTMLTableRowElement[]): readonly (readonly string[])[] => {
  const found: string[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      const text = textOf(cell);
      while (found[at]?.[column] !== undefined) column++;
      for (let down = 0; down < span(cell, "rowSpan"); down++)
        for (let right = 0; right < span(cell, "colSpan"); right++) {
          const line = found[at + down];
          if (line) line[column + right] = text;
        }
    }
  }
  return found.map((cells) => Array.from(cells, (cell) => cell ?? ""));
};

const quoted = (cell: string): string =>
  /["\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""').replaceAll("\t", " ")}"` : cell;

/** HTML whose styles are no styles: the security policy would report each of them. */
const unstyled = (html: string): string =>
  html.replace(/\bstyle\s*=/gi, "data-style=").replace(/<(\/?)style\b/gi, "<$1template");

/** The tables in HTML as lines with tabs between the cells; undefined without any. Neither scripts nor pictures of it are loaded. */
const tableIn = (html: string): string | undefined => {
  if (!/<table/i.test(html)) return undefined;
  const { body } = new DOMParser().parseFromString(unstyled(html), "text/html");
  const rows = [...body.querySelectorAll("tr")].filter((row) => row.querySelector("table") === null);
  const cells = cellsOf(rows);
  return cells.some((line) => line.length > 1)
    ? cells.map((line) => line.map(quoted).join("\t")).join("\n")
    : undefined;
};

/** What is pasted, as text with tabs between the cells of a table. */
export const copiedTable = (data: DataTransfer): string =>
  tableIn(data.getData("text/html")) ?? data.getData("text/plain");
