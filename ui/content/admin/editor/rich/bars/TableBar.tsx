import type { Command, EditorState } from "prosemirror-state";
import { QuietButton } from "../../../../../design/components/actions/QuietButton.tsx";
import { TableTools } from "../RichText.styles.ts";
import { type TableAct, tableActs, tableSize } from "../document/tables.ts";
import { words } from "../words.ts";

const rows: readonly TableAct[] = ["rowAbove", "rowBelow", "dropRow"];
const columns: readonly TableAct[] = ["columnLeft", "columnRight", "dropColumn"];

type TableBarProps = {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly say: (what: string) => void;
};

/** The acts of the table with the cursor: its rows, its columns and its head. */
export const TableBar = ({ state, run, say }: TableBarProps) => {
  const size = tableSize(state);
  if (!size) return null;
  const button = (act: TableAct) => {
    const [shown, name, keys] = words.tableActs[act];
    const command: Command = (before, dispatch, view) => {
      const isDone = tableActs[act](before, dispatch, view);
      const after = view && tableSize(view.state);
      if (after) say(words.tableSize(after.rows, after.columns));
      return isDone;
    };
    return (
      <QuietButton
        key={act}
        look="bare"
        aria-label={name}
        title={keys ? `${name} (${keys})` : name}
        disabled={!tableActs[act](state)}
        {...(act === "toggleHead" && { "aria-pressed": size.hasHead })}
        onClick={() => run(command)}
      >
        {shown}
      </QuietButton>
    );
  };
  return (
    <TableTools role="group" aria-label={words.table}>
      <div>
        <span aria-hidden="true">{words.tableRow}</span>
        {rows.map(button)}
      </div>
      <div>
        <span aria-hidden="true">{words.tableColumn}</span>
        {columns.map(button)}
      </div>
      {button("toggleHead")}
    </TableTools>
  );
};
