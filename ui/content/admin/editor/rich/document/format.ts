import { lift, setBlockType, wrapIn } from "prosemirror-commands";
import type { Attrs, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import type { Tone } from "../../../../../../domain/content/body/content.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Whether the selection, or what is typed next, has the mark. */
export const hasMark = (state: EditorState, type: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
};

/** The innermost node of a kind around the selection, with the position before it. */
const around = ({ selection: { $from } }: EditorState, types: readonly NodeType[]) => {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
};

const lists: readonly NodeType[] = [nodes.bullet_list, nodes.ordered_list];

export const isIn = (state: EditorState, type: NodeType, attrs: Attrs = {}): boolean => {
  const found = around(state, lists.includes(type) ? lists : [type])?.node;
  return found?.type === type && Object.entries(attrs).every(([name, value]) => found.attrs[name] === value);
};

/** Makes a list of the selected blocks, changes the kind of the list, or takes the items out of it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = around(state, lists);
    if (!list) return wrapInList(type)(state, dispatch, view);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };

export const toggleQuote: Command = (state, dispatch, view) =>
  (isIn(state, nodes.quote) ? lift : wrapIn(nodes.quote))(state, dispatch, view);

/** The call-out around the selection, the innermost one. */
export const toneAround = (state: EditorState): Tone | undefined =>
  around(state, [nodes.callout])?.node.attrs["tone"] as Tone | undefined;

/** Makes a call-out of the selected blocks or of the quote around them, or gives the call-out another tone. */
export const setTone =
  (tone: Tone): Command =>
  (state, dispatch, view) => {
    const found = around(state, [nodes.callout]) ?? around(state, [nodes.quote]);
    if (!found) return wrapIn(nodes.callout, { tone })(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(found.at, nodes.callout, { tone }));
    return true;
  };

export const toggleCallout: Command = (state, dispatch, view) =>
  (isIn(state, nodes.callout) ? lift : setTone("note"))(state, dispatch, view);

const hasImage = (node: Node): boolean => {
  let found = false;
  node.descendants(({ type }) => {
    found ||= type === nodes.image;
    return !found;
  });
  return found;
};

/** Makes headings, code or paragraphs of the selected blocks, and paragraphs of those that are it already. Code can't hold a picture. */
export const toggleBlock =
  (type: NodeType, attrs: Attrs = {}): Command =>
  (state, dispatch, view) => {
    if (type === nodes.code_block && hasImage(state.selection.$from.parent)) return false;
    const wanted = isIn(state, type, attrs) ? setBlockType(nodes.paragraph) : setBlockType(type, attrs);
    return wanted(state, dispatch, view);
  };

/** Sets the level of the selected heading. */
export const setLevel =
  (level: number): Command =>
  (state, dispatch, view) =>
    setBlockType(nodes.heading, { level })(state, dispatch, view);

type LinkRange = { readonly from: number; readonly to: number; readonly address: string };

/** The link at the cursor, as far as it reaches, or the selected range with an empty address. */
export const linkAt = ({ selection }: EditorState): LinkRange => {
  const { $from, from, to } = selection;
  const addressOf = (node: Node | null | undefined) =>
    marks.link.isInSet(node?.marks ?? [])?.attrs["address"] as string | undefined;
  const address = addressOf($from.nodeAfter) ?? addressOf($from.nodeBefore);
  if (address === undefined || !selection.empty) return { from, to, address: address ?? "" };
  const { parent } = $from;
  const isSame = (at: number) => addressOf(parent.maybeChild(at)) === address;
  let first = isSame($from.index()) ? $from.index() : $from.index() - 1;
  let last = first;
  while (first > 0 && isSame(first - 1)) first -= 1;
  while (isSame(last + 1)) last += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1), address };
};

/** Links the range. An empty range gets words, at first the address. */
export const setLink =
  ({ from, to }: LinkRange, address: string, words = address): Command =>
  (state, dispatch) => {
    const transaction = state.tr;
    if (from === to) transaction.insertText(words, from);
    const end = from === to ? from + words.length : to;
    transaction.removeMark(from, end, marks.link).addMark(from, end, marks.link.create({ address }));
    dispatch?.(transaction.removeStoredMark(marks.link));
    return true;
  };

export const removeLink =
  ({ from, to }: LinkRange): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, marks.link));
    return true;
  };

export type SelectedImage = {
  readonly at: number;
  readonly address: string;
  readonly description: string;
  readonly caption: string;
  readonly credit: string;
  readonly isTyped: boolean;
  /** Its paragraph holds nothing but pictures, and no link: only then it has a caption and a credit. */
  readonly isAlone: boolean;
};

const isSpace = ({ type, text }: Node): boolean => type === nodes.line_break || text?.trim() === "";

/** Whether a paragraph holds nothing but pictures: as in the source, spaces and line breaks between them don't count. */
export const holdsPictures = (block: Node): boolean =>
  block.type === nodes.paragraph &&
  block.childCount > 0 &&
  block.children.every((one) => isSpace(one) || (one.type === nodes.image && one.marks.length === 0));

/** The selected picture; null when there is none. */
export const selectedImage = ({ selection }: EditorState): SelectedImage | null => {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return null;
  const { address, description, caption, credit, isTyped } = selection.node.attrs;
  return {
    at: selection.from,
    address: String(address),
    description: String(description),
    caption: String(caption),
    credit: String(credit),
    isTyped: isTyped === true,
    isAlone: holdsPictures(selection.$from.parent),
  };
};

/** Changes a picture. It stays selected if it was: an upload's answer takes no selection. */
export const setImage =
  (at: number, change: Attrs): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(at);
    if (node?.type !== nodes.image) return false;
    const isTyped = "address" in change || node.attrs["isTyped"] === true;
    const transaction = state.tr.setNodeMarkup(at, null, { ...node.attrs, ...change, isTyped });
    if (selectedImage(state)?.at === at) transaction.setSelection(NodeSelection.create(transaction.doc, at));
    dispatch?.(transaction);
    return true;
  };
