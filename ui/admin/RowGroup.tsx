import { type ReactNode, useState } from "react";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { wholeNumber } from "../design/components/text/format.ts";
import { french } from "../design/components/text/french.ts";

/** So many rows are drawn at once: a file may have thousands. */
const drawnAtOnce = 50;

const words = {
  more: (count: number) => `Et ${wholeNumber(count)} autre${count > 1 ? "s" : ""}.`,
  showMore: "Afficher la suite",
} as const;

type RowGroupProps<Row> = {
  readonly title: (count: number) => string;
  readonly rows: readonly Row[];
  readonly isOpen: boolean;
  /** Draws a row as an item of a list, with its key. */
  readonly renderRow: (row: Row) => ReactNode;
};

/** Rows of a file under their number, which opens and closes them. Nothing without rows. */
export const RowGroup = <Row,>({ title, rows, isOpen, renderRow }: RowGroupProps<Row>) => {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  return rows.length === 0 ? null : (
    <details open={isOpen}>
      <summary>{french(title(rows.length))}</summary>
      <ol>{rows.slice(0, drawn).map(renderRow)}</ol>
      {rows.length > drawn && (
        <p>
          {french(words.more(rows.length - drawn))}{" "}
          <QuietButton onClick={() => setDrawn(drawn + drawnAtOnce)}>{words.showMore}</QuietButton>
        </p>
      )}
    </details>
  );
};
