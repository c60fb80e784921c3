import { Fragment, Slice } from "prosemirror-model";
import { closeHistory } from "prosemirror-history";
import { type Command, type EditorState, Selection, type Transaction } from "prosemirror-state";
import type { Content } from "../../../../../../domain/content/body/content.ts";
import { keptFile } from "../../../../../../domain/content/body/ownFile.ts";
import { lineWithBreaks } from "../../../../../../domain/content/body/table.ts";
import { tidyContent } from "../../../../../../domain/content/body/tidy.ts";
import type { EditableBody, Loss } from "../../../../../../domain/content/editing/readBody.ts";
import { fileTitle } from "../../../../../../domain/content/files/fileKind.ts";
import { isAbsoluteAddress, sitePathIn } from "../../../../../../domain/shared/address.ts";
import { plainContent } from "../../plainContent.ts";
import { lineOf, nodesOf } from "../document/document.ts";
import { setLink } from "../document/format.ts";
import { schema } from "../document/schema.ts";

const { nodes } = schema;

type Range = { readonly from: number; readonly to: number };

const tableRoleAt = (state: EditorState, position: number): string =>
  String(state.doc.resolve(position).parent.type.spec["tableRole"] ?? "");

/**
 * Puts a body in place of a range: one paragraph within the line, more as blocks of their own, and in a cell as lines. One undo takes it away. The cursor goes to
 * its end if it was in the range: who writes elsewhere meanwhile stays there.
 */
export const inserted = (state: EditorState, { from, to }: Range, content: Content): Transaction => {
  const isInCell = tableRoleAt(state, from).endsWith("cell");
  const blocks = isInCell
    ? [nodes.paragraph.create(null, lineOf(lineWithBreaks(tidyContent(content))))]
    : nodesOf(content);
  const [first] = blocks;
  const last = blocks.at(-1);
  const transaction = closeHistory(state.tr);
  if (!first || !last) return transaction;
  if (blocks.length === 1 && first.type === nodes.paragraph) transaction.replaceWith(from, to, first.content);
  else {
    const isOpen = (node: typeof first) => Number(node.type === nodes.paragraph);
    transaction.replaceRange(from, to, new Slice(Fragment.from([...blocks]), isOpen(first), isOpen(last)));
  }
  const end = transaction.mapping.map(to);
  const isHere = state.selection.from >= from && state.selection.to <= to;
  if (!isHere) return transaction;
  return transaction.setSelection(Selection.near(transaction.doc.resolve(end), -1)).scrollIntoView();
};

/** A plain text as typed in place of a range: in code with its lines. */
export const insertedText = (state: EditorState, range: Range, plain: string): Transaction => {
  const $from = state.doc.resolve(range.from);
  if ($from.parent.type.spec.code)
    return closeHistory(state.tr).insertText(plain, range.from, range.to).scrollIntoView();
  // Spaces at both ends of a line belong to the words around it.
  if (!plain.includes("\n")) return closeHistory(state.tr).insertText(plain, range.from, range.to).scrollIntoView();
  return inserted(state, range, plainContent(plain));
};

/**
 * The act of a pasted address: it becomes the link of the selected words, or a link of its own to a page or a file of this site. Null for another
 * text, which is typed.
 * @param site the site's origin, in texts that hold paths of the site; null in others
 */
export const linkOfPasted = ({ doc, selection }: EditorState, plain: string, site: string | null): Command | null => {
  const { from, to, empty, $from, $to } = selection;
  const whole = plain.trim();
  if (!isAbsoluteAddress(whole)) return null;
  const address = site === null ? whole : sitePathIn(whole, site);
  const words = doc.textBetween(from, to).trim();
  const isOnWords = $from.sameParent($to) && words !== "" && !isAbsoluteAddress(words);
  const title = keptFile(address) ? fileTitle(address) : address;
  return (empty ? address !== whole : isOnWords) ? setLink({ from, to, address: "" }, address, title) : null;
};

const blockSign = /^ {0,3}(?:#{1,6} \S|[-*+] \S|\d{1,3}[.)] \S|> ?\S|```|~~~|\|.*\|)/m;
const lineSign = /\*\*[^\s*][^*\n]*\*\*|\[[^\]\n]+\]\((?:https?:\/\/|\/)[^)\s]+\)|(?<!`)`[^`\n]+`/;
const fences = /^ {0,3}(?:```|~~~)/gm;

/**
 * Whether a plain text is meant as markdown. A fence that isn't closed would make code of all that follows: such a text is taken as it
 * is.
 */
export const isMarkdown = (plain: string): boolean =>
  (plain.match(fences)?.length ?? 0) % 2 === 0 && (blockSign.test(plain) || lineSign.test(plain));

/** Of these the words themselves are lost, not the looks alone. */
const losesWords = ({ kind }: Loss): boolean => kind === "table" || kind === "definition" || kind === "layout";

/** A plain text that was read as markdown: as it is, when a body can't hold all of it. */
export const markdownContent = (plain: string, { body, losses }: EditableBody): Content =>
  losses.some(losesWords) ? plainContent(plain) : body;
