import { Fragment, Slice } from "prosemirror-model";
import { closeHistory } from "prosemirror-history";
import { type EditorState, Selection, type Transaction } from "prosemirror-state";
import type { Content } from "../../../../../domain/content/body/content.ts";
import { nodesOf } from "./document.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

type Range = { readonly from: number; readonly to: number };

/** Puts a body in place of a range: one paragraph within the line, more as blocks of their own. One undo takes it away. */
export const inserted = (state: EditorState, { from, to }: Range, content: Content): Transaction => {
  const blocks = nodesOf(content);
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
  return transaction.setSelection(Selection.near(transaction.doc.resolve(end), -1)).scrollIntoView();
};

const text = (line: string) => ({ kind: "text", text: line }) as const;

/** A plain text as a body: a blank line separates paragraphs, other line ends are line breaks. */
const plainContent = (plain: string): Content =>
  plain
    .split(/\n\s*\n/)
    .filter((lines) => lines.trim() !== "")
    .map((lines) => ({
      kind: "paragraph",
      inlines: lines
        .split("\n")
        .flatMap((line, at) => (at > 0 ? [{ kind: "line-break" } as const, text(line)] : [text(line)])),
    }));

/** A plain text as typed in place of a range: in code with its lines. */
export const insertedText = (state: EditorState, range: Range, plain: string): Transaction => {
  const $from = state.doc.resolve(range.from);
  if ($from.parent.type.spec.code)
    return closeHistory(state.tr).insertText(plain, range.from, range.to).scrollIntoView();
  // Spaces at both ends of a line belong to the words around it.
  if (!plain.includes("\n")) return closeHistory(state.tr).insertText(plain, range.from, range.to).scrollIntoView();
  return inserted(state, range, plainContent(plain));
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
