import { closeHistory } from "prosemirror-history";
import { Fragment, type Node } from "prosemirror-model";
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { schema } from "./schema.ts";
import { newTable } from "./tables.ts";

const { nodes, marks } = schema;

/** The selected block of a document: the outermost one that holds the cursor. */
export type SelectedBlock = {
  readonly node: Node;
  /** Its place, from 0, of `count`. */
  readonly at: number;
  readonly count: number;
  /** The position before it. */
  readonly from: number;
};

/** The block with the cursor, or the one after it when it stands between two. */
export const selectedBlock = ({ doc, selection }: EditorState): SelectedBlock => {
  const at = Math.min(selection.$from.index(0), doc.childCount - 1);
  let from = 0;
  for (let before = 0; before < at; before++) from += doc.child(before).nodeSize;
  return { node: doc.child(at), at, count: doc.childCount, from };
};

export type Direction = "up" | "down";

/** The first can't move up, the last can't move down. */
export const canMove = ({ at, count }: SelectedBlock, way: Direction): boolean =>
  way === "up" ? at > 0 : at < count - 1;

const withSelection = (transaction: Transaction, state: EditorState, moved: number): Transaction => {
  const { selection } = state;
  const [anchor, head] = [selection.anchor + moved, selection.head + moved];
  return transaction.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(transaction.doc, anchor)
      : TextSelection.between(transaction.doc.resolve(anchor), transaction.doc.resolve(head)),
  );
};

/** Swaps the selected block with its neighbour. The cursor goes with it. */
export const moveBlock =
  (way: Direction): Command =>
  (state, dispatch) => {
    const block = selectedBlock(state);
    if (!canMove(block, way)) return false;
    const first = way === "up" ? block.at - 1 : block.at;
    const [upper, lower] = [state.doc.child(first), state.doc.child(first + 1)];
    const start = way === "up" ? block.from - upper.nodeSize : block.from;
    const swapped = closeHistory(state.tr).replaceWith(
      start,
      start + upper.nodeSize + lower.nodeSize,
      Fragment.from([lower, upper]),
    );
    const moved = way === "up" ? -upper.nodeSize : lower.nodeSize;
    dispatch?.(withSelection(swapped, state, moved).scrollIntoView());
    return true;
  };

/** Deletes the selected block. One is always kept. The cursor goes to the next, or to the one before. */
export const removeBlock: Command = (state, dispatch) => {
  const { from, node, count } = selectedBlock(state);
  if (count < 2) return false;
  const transaction = closeHistory(state.tr).delete(from, from + node.nodeSize);
  const place = transaction.doc.resolve(Math.min(from, transaction.doc.content.size));
  dispatch?.(transaction.setSelection(Selection.near(place, 1)).scrollIntoView());
  return true;
};

export type AddedBlock = "text" | "heading" | "image" | "rule" | "diagram" | "table";

const made = (kind: AddedBlock, example: string): Node => {
  switch (kind) {
    case "text":
      return nodes.paragraph.create();
    case "heading":
      return nodes.heading.create({ level: 2 });
    case "image":
      return nodes.paragraph.create(null, nodes.image.create({ isTyped: true }));
    case "rule":
      return nodes.rule.create();
    case "table":
      return newTable();
    case "diagram":
      return nodes.code_block.create({ language: "schéma" }, schema.text(example));
  }
};

/** What is selected of a block that was added. */
type Selecting = "picture" | "next" | "start";
const selecting: Partial<Record<AddedBlock, Selecting>> = { image: "picture", rule: "next" };

const selectionOf = (doc: Node, at: number, block: Node, what: Selecting): Selection => {
  if (what === "picture") return NodeSelection.create(doc, at + 1);
  return Selection.near(doc.resolve(at + (what === "next" ? block.nodeSize : 1)), 1);
};

const insertBlock =
  (make: () => Node, what: Selecting, isReplaced: boolean): Command =>
  (state, dispatch) => {
    const { node, from } = selectedBlock(state);
    const block = make();
    // An empty line of a list or a quote isn't the whole list.
    const isEmptied = isReplaced && node.isTextblock && node.content.size === 0;
    const at = isEmptied ? from : from + node.nodeSize;
    const transaction = closeHistory(state.tr);
    if (isEmptied) transaction.replaceWith(from, from + node.nodeSize, block);
    else transaction.insert(at, block);
    const { doc } = transaction;
    if ((what === "next" || block.type === nodes.table) && at + block.nodeSize === doc.content.size)
      transaction.insert(doc.content.size, nodes.paragraph.create());
    transaction.setSelection(selectionOf(transaction.doc, at, block, what));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

/** Adds a block after the selected one, or in place of an empty one that `isReplaced`, and selects it. */
export const addBlock = (kind: AddedBlock, { isReplaced = false, example = " " } = {}): Command =>
  insertBlock(() => made(kind, example), selecting[kind] ?? "start", isReplaced);

/**
 * Adds a paragraph of one link, as `addBlock` adds blocks. Readers see it as the card of what it leads to; in bold, as a button. The cursor
 * goes to the block after it.
 */
export const addLinkBlock = (kind: "card" | "button", address: string, words: string): Command => {
  const link = marks.link.create({ address });
  const all = kind === "button" ? [link, marks.strong.create()] : [link];
  return insertBlock(() => nodes.paragraph.create(null, schema.text(words, all)), "next", true);
};
