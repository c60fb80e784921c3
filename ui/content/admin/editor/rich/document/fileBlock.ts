import type { Node } from "prosemirror-model";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { keptFile, type KeptFile } from "../../../../../../domain/content/body/ownFile.ts";
import { schema } from "./schema.ts";
import { selectedBlock } from "./blocks.ts";

const { nodes, marks } = schema;

/** The file of a paragraph that is a link to it; undefined for other blocks. */
export const fileOf = (block: Node): (KeptFile & { readonly address: string }) | undefined => {
  if (block.type !== nodes.paragraph) return undefined;
  const links = block.children.map((node) => marks.link.isInSet(node.marks)?.attrs["address"] as string | undefined);
  const address = links[0] ?? "";
  const kept = keptFile(address);
  return kept && links.every((link) => link === address) ? { ...kept, address } : undefined;
};

/** The file that the cursor is in, and what it is called. */
export const selectedFile = (state: EditorState) => {
  const { node } = selectedBlock(state);
  const file = fileOf(node);
  return file && { ...file, name: node.textContent };
};

/** Gives the selected file another name. */
export const renameFile =
  (name: string): Command =>
  (state, dispatch) => {
    const { node, from } = selectedBlock(state);
    const file = fileOf(node);
    if (!file) return false;
    const text = schema.text(name, [marks.link.create({ address: file.address })]);
    const transaction = state.tr.replaceWith(from + 1, from + node.nodeSize - 1, text);
    dispatch?.(transaction.setSelection(TextSelection.create(transaction.doc, from + 1)));
    return true;
  };
