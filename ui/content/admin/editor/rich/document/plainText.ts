import type { Node } from "prosemirror-model";
import type { Range } from "../../../../../../domain/content/remarks/quoted.ts";

/** A document's words in one text: a line for each block, a sign for each picture. */
export type PlainText = {
  readonly text: string;
  /** The place in the text of a position in the document. */
  readonly offsetOf: (position: number) => number;
  /** The positions of a part of the text that isn't empty. */
  readonly positionsOf: (range: Range) => Range;
};

/** What stands together in the document and in the text. */
type Piece = { readonly offset: number; readonly at: number; readonly length: number };

const picture = "\ufffc";

const made = (document: Node): PlainText => {
  const pieces: Piece[] = [];
  let text = "";
  document.descendants((node, at) => {
    if (node.isTextblock) text += text === "" ? "" : "\n";
    if (!node.isInline) return true;
    const words = node.isText ? (node.text ?? "") : node.type.name === "line_break" ? "\n" : picture;
    pieces.push({ offset: text.length, at, length: words.length });
    text += words;
    return false;
  });
  /** The last piece that begins at a place or before it. */
  const pieceBy = (part: "offset" | "at", place: number): Piece | undefined => {
    let [low, high] = [0, pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pieces[middle]?.[part] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return pieces[low - 1];
  };
  const positionOf = (offset: number): number => {
    const piece = pieceBy("offset", offset);
    return piece ? piece.at + Math.min(offset - piece.offset, piece.length) : 0;
  };
  return {
    text,
    offsetOf: (position) => {
      const piece = pieceBy("at", position);
      return piece ? piece.offset + Math.min(position - piece.at, piece.length) : 0;
    },
    positionsOf: ({ from, to }) => ({ from: positionOf(from), to: positionOf(to - 1) + 1 }),
  };
};

const known = new WeakMap<Node, PlainText>();

export const plainTextOf = (document: Node): PlainText => {
  const text = known.get(document) ?? made(document);
  known.set(document, text);
  return text;
};
