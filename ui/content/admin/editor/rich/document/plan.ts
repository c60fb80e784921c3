import { closeHistory } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { isPlanName } from "../../../../../../domain/content/body/diagram.ts";
import { selectedBlock } from "./blocks.ts";
import { schema } from "./schema.ts";

/** The source of the diagram with the cursor; null in other blocks. */
export const selectedPlan = (state: EditorState): string | null => {
  const { node } = selectedBlock(state);
  return node.type === schema.nodes.code_block && isPlanName(String(node.attrs["language"])) ? node.textContent : null;
};

/** Replaces the source of the diagram with the cursor. One undo takes it back. */
export const setPlan =
  (source: string): Command =>
  (state, dispatch) => {
    if (selectedPlan(state) === null) return false;
    const { from, node } = selectedBlock(state);
    const end = from + 1 + node.content.size;
    const transaction = closeHistory(state.tr);
    if (source === "") transaction.delete(from + 1, end);
    else transaction.replaceWith(from + 1, end, schema.text(source));
    dispatch?.(transaction);
    return true;
  };
