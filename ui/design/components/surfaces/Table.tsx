import { type ReactNode, useId, useRef } from "react";
import { french } from "../text/french.ts";
import { Icon } from "../media/Icon.tsx";
import { useScrolls } from "../overlays/scrolls.ts";
import { Cell, Frame, Grid, HeadCell, Nothing, Sorter } from "./Table.styles.ts";

export type Column<Row, Key extends string = string> = {
  readonly key: Key;
  readonly words: string;
  readonly show: (row: Row) => ReactNode;
  /** Aligns figures to the end of the cell. */
  readonly isFigure?: boolean;
  readonly isSortable?: boolean;
};

export type Sorting<Key extends string = string> = { readonly by: Key; readonly way: "ascending" | "descending" };

export type TableProps<Row, Key extends string = string> = {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown when there are no rows. */
  readonly empty: string;
  /** The current sort order, shown only: the caller sorts the rows. */
  readonly sorting?: Sorting<Key> | undefined;
  readonly onSort?: (sorting: Sorting<Key>) => void;
};

const turned = <Key extends string>(key: Key, sorting: Sorting<Key> | undefined): Sorting<Key> => ({
  by: key,
  way: sorting?.by === key && sorting.way === "ascending" ? "descending" : "ascending",
});

/** Scrolls inside itself when it is too wide: it is named and focusable for that. */
export const Table = <Row, Key extends string>(props: TableProps<Row, Key>) => {
  const { caption, columns, rows, keyOf, empty, sorting, onSort } = props;
  const frame = useRef<HTMLDivElement>(null);
  const name = useId();
  const region = useScrolls(frame) ? ({ role: "region", "aria-labelledby": name, tabIndex: 0 } as const) : {};
  const [first, ...others] = columns;

  return (
    <Frame ref={frame} {...region}>
      <Grid>
        <caption id={name}>{french(caption)}</caption>
        <thead>
          <tr>
            {columns.map(({ key, words, isFigure, isSortable }) => (
              <HeadCell
                key={key}
                scope="col"
                $isFigure={isFigure}
                aria-sort={sorting?.by === key ? sorting.way : undefined}
              >
                {isSortable && onSort ? (
                  <Sorter type="button" onClick={() => onSort(turned(key, sorting))}>
                    {french(words)}
                    <Icon name={sorting?.by === key && sorting.way === "ascending" ? "up" : "low"} />
                  </Sorter>
                ) : (
                  french(words)
                )}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {first && (
                <Cell as="th" scope="row" $isFigure={first.isFigure}>
                  {first.show(row)}
                </Cell>
              )}
              {others.map(({ key, show, isFigure }) => (
                <Cell key={key} $isFigure={isFigure}>
                  {show(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <Nothing colSpan={columns.length}>{french(empty)}</Nothing>
            </tr>
          )}
        </tbody>
      </Grid>
    </Frame>
  );
};
