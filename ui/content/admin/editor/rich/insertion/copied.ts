import type { Slice } from "prosemirror-model";

/** What was copied last from an editor of this page: other ways through the clipboard keep no pictures. */
const last: { slice: Slice | null } = { slice: null };

const wordsOf = ({ content }: Slice): string => content.textBetween(0, content.size, " ", " ");
const joined = (text: string): string => text.replace(/\s+/g, "");

/** Remembers a copied part, and leaves it as it is. */
export const remembered = (slice: Slice): Slice => {
  last.slice = slice;
  return slice;
};

/** The remembered part, if the clipboard still holds it. */
export const copiedHere = (data: DataTransfer): Slice | null => {
  const { slice } = last;
  if (!slice || !data.getData("text/html").includes("data-pm-slice")) return null;
  return joined(wordsOf(slice)) === joined(data.getData("text/plain")) ? slice : null;
};
