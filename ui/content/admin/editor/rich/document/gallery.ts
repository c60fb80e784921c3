import { closeHistory } from "prosemirror-history";
import { Fragment, type Node } from "prosemirror-model";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import { holdsPictures } from "./format.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;
const picturesOf = (block: Node): readonly Node[] => block.children.filter(({ type }) => type === nodes.image);

/** The paragraphs of pictures around the selected picture that follow one another, and where they stand. */
const rowOf = ({ selection }: EditorState) => {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return null;
  const { $from } = selection;
  if (!holdsPictures($from.parent)) return null;
  const around = $from.node(-1);
  const at = $from.index(-1);
  let [first, last] = [at, at];
  while (first > 0 && holdsPictures(around.child(first - 1))) first -= 1;
  while (last + 1 < around.childCount && holdsPictures(around.child(last + 1))) last += 1;
  return { $from, around, at, first, last, image: selection.node };
};

/** What can become of the selected picture: it is one of a gallery, or stands next to other pictures. */
export const galleryAround = (state: EditorState): "gallery" | "row" | null => {
  const row = rowOf(state);
  if (!row) return null;
  if (picturesOf(row.$from.parent).length > 1) return "gallery";
  return row.last > row.first ? "row" : null;
};

/** Puts the pictures that stand one below the other into a gallery, or each picture of a gallery on a line of its own. */
export const toggleGallery: Command = (state, dispatch) => {
  const row = rowOf(state);
  if (!row || galleryAround(state) === null) return false;
  const { $from, around, at, image } = row;
  const isSplit = galleryAround(state) === "gallery";
  const [first, last] = isSplit ? [at, at] : [row.first, row.last];
  const start = $from.posAtIndex(first, -1);
  const images = around.children.slice(first, last + 1).flatMap(picturesOf);
  const lines = isSplit
    ? images.map((one) => nodes.paragraph.create(null, one))
    : [nodes.paragraph.create(null, images)];
  if (dispatch) {
    const end = $from.posAtIndex(last + 1, -1);
    const transaction = closeHistory(state.tr).replaceWith(start, end, Fragment.from(lines));
    const place = images.indexOf(image);
    const selected = start + 1 + (isSplit ? place * 3 : place);
    dispatch(transaction.setSelection(NodeSelection.create(transaction.doc, selected)).scrollIntoView());
  }
  return true;
};

/** Moves the selected picture one place towards the beginning or the end of its gallery. */
export const movePicture =
  (way: "up" | "down"): Command =>
  (state, dispatch) => {
    const row = rowOf(state);
    const images = row ? picturesOf(row.$from.parent) : [];
    const from = row ? images.indexOf(row.image) : -1;
    const to = from + (way === "up" ? -1 : 1);
    if (!row || to < 0 || to >= images.length) return false;
    const moved = images.toSpliced(from, 1).toSpliced(to, 0, row.image);
    const start = row.$from.start();
    const transaction = closeHistory(state.tr).replaceWith(start, row.$from.end(), moved);
    dispatch?.(transaction.setSelection(NodeSelection.create(transaction.doc, start + to)).scrollIntoView());
    return true;
  };
