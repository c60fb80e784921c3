import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteColumn,
  deleteRow,
  goToNextCell,
  isInTable,
  selectedRect,
  toggleHeader,
} from "prosemirror-tables";
import { mostColumns } from "../../../../../../domain/content/body/table.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

/** A head and two rows of three columns, all empty. */
export const newTable = (): Node => {
  const row = (type: typeof nodes.table_cell) =>
    nodes.table_row.create(
      null,
      [1, 2, 3].map(() => type.create()),
    );
  const { table_header: head, table_cell: cell } = nodes;
  return nodes.table.create(null, [row(head), row(cell), row(cell)]);
};

export { isInTable };

const hasHead = ({ table }: { readonly table: Node }): boolean =>
  table.firstChild?.firstChild?.type === nodes.table_header;

/** Whether the head of a table, if it has one, holds the cursor. */
const isInHead = (state: EditorState): boolean => {
  const rect = selectedRect(state);
  return rect.top === 0 && hasHead(rect);
};

/** In a table, each change is one step of the past. */
const within =
  (command: Command, isAllowed: (state: EditorState) => boolean = () => true): Command =>
  (state, dispatch) =>
    isInTable(state) &&
    isAllowed(state) &&
    command(state, dispatch && ((transaction) => dispatch(closeHistory(transaction).scrollIntoView())));

const hasRoom = (state: EditorState): boolean => selectedRect(state).map.width < mostColumns;

/** Rows and columns beside the cursor. Nothing stands above the head. */
export const tableActs = {
  rowAbove: within(addRowBefore, (state) => !isInHead(state)),
  rowBelow: within(addRowAfter),
  dropRow: within(deleteRow),
  columnLeft: within(addColumnBefore, hasRoom),
  columnRight: within(addColumnAfter, hasRoom),
  dropColumn: within(deleteColumn),
  toggleHead: within(toggleHeader("row")),
} satisfies Record<string, Command>;

export type TableAct = keyof typeof tableActs;

/** The size of the table with the cursor; undefined outside of one. */
export const tableSize = (
  state: EditorState,
): { readonly rows: number; readonly columns: number; readonly hasHead: boolean } | undefined => {
  if (!isInTable(state)) return undefined;
  const rect = selectedRect(state);
  return { rows: rect.map.height, columns: rect.map.width, hasHead: hasHead(rect) };
};

/** To the next cell, and from the last one to a new row. */
export const toNextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch, view)) return true;
  if (!dispatch) return true;
  let grown = state;
  addRowAfter(state, (transaction) => {
    grown = state.apply(transaction);
    const cell = goToNextCell(1);
    cell(grown, (next) => {
      const { anchor, head } = next.selection;
      transaction.setSelection(TextSelection.create(transaction.doc, anchor, head));
    });
    dispatch(closeHistory(transaction).scrollIntoView());
  });
  return true;
};

export const toLastCell: Command = goToNextCell(-1);

/** Enter in a cell is a break: a cell can't be cut in two. Over several cells it does nothing. */
export const breakCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  if (state.selection instanceof CellSelection) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create(), true).scrollIntoView());
  return true;
};
