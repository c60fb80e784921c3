import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import { type Plugin, Selection } from "prosemirror-state";
import { findWrapping } from "prosemirror-transform";
import { isOpenAddress } from "../../../../../../domain/shared/address.ts";
import { schema } from "../document/schema.ts";

const { nodes, marks } = schema;

/** Not within code. */
const outside = { inCodeMark: false } as const;

/** Words between two signs get a mark when the second is typed. Signs without a second stay as they are. */
const marked = (sign: string, pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(
    pattern,
    (state, [, words = ""], start, end) => {
      const from = start + sign.length;
      const transaction = state.tr.delete(from + words.length, end).delete(start, from);
      return transaction.addMark(start, start + words.length, type.create()).removeStoredMark(type);
    },
    outside,
  );

const linked = new InputRule(
  /\[([^[\]]+)\]\(([^()\s]+)\)$/,
  (state, [, words = "", address = ""], start, end) => {
    if (!isOpenAddress(address)) return null;
    const transaction = state.tr.delete(start + 1 + words.length, end).delete(start, start + 1);
    return transaction
      .addMark(start, start + words.length, marks.link.create({ address }))
      .removeStoredMark(marks.link);
  },
  outside,
);

const ruled = new InputRule(/^(?:---|\*\*\*)$/, (state, _, start, end) => {
  const $start = state.doc.resolve(start);
  // The pattern knows only what stands before the cursor: the line has to hold nothing after it.
  if ($start.parent.type !== nodes.paragraph || $start.parent.content.size !== end - start) return null;
  const [from, to] = [$start.before(), $start.after()];
  const transaction = state.tr.replaceWith(from, to, [nodes.rule.create(), nodes.paragraph.create()]);
  return transaction.setSelection(Selection.near(transaction.doc.resolve(from + 1), 1));
});

/** "[!NOTE]" at the beginning of a line, in a quote or not. */
const calledOut = new InputRule(/^\[!(note|tip|important|warning)\]\s$/i, (state, [, name = ""], start, end) => {
  const tone = name.toLowerCase();
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== nodes.paragraph) return null;
  const transaction = state.tr.delete(start, end);
  const outer = $start.depth > 1 ? $start.node(-1) : undefined;
  if (outer?.type === nodes.quote && $start.index(-1) === 0)
    return transaction.setNodeMarkup($start.before(-1), nodes.callout, { tone });
  const range = transaction.doc.resolve(start).blockRange();
  const wrapping = range && findWrapping(range, nodes.callout, { tone });
  return wrapping ? transaction.wrap(range, wrapping) : null;
});

/** The mark of a list at the beginning of an item of such a list says nothing new; another's stays as it was typed. */
const repeated = new InputRule(/^\s*(?:[-+*]|(\d{1,3})[.)])\s$/, (state, [typed, number], start, end) => {
  const $start = state.doc.resolve(start);
  if ($start.depth < 3 || $start.node(-1).type !== nodes.list_item || $start.index(-1) > 0) return null;
  const isSame = ($start.node(-2).type === nodes.ordered_list) === (number !== undefined);
  return isSame ? state.tr.delete(start, end) : state.tr.insertText(typed.slice(-1), end);
});

const markdown: readonly InputRule[] = [
  repeated,
  textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
  textblockTypeInputRule(/^```$/, nodes.code_block),
  wrappingInputRule(/^\s*>\s$/, nodes.quote),
  wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
  // A number that goes on joins the list before it.
  wrappingInputRule(
    /^\s*(\d{1,3})[.)]\s$/,
    nodes.ordered_list,
    ([, number]) => ({ start: Number(number) }),
    ([, number], list) => Number(list.attrs["start"]) + list.childCount === Number(number),
  ),
  ruled,
  calledOut,
  marked("**", /(?<!\*)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
  marked("*", /(?<![*\p{L}\p{N}])\*([^*\s](?:[^*]*[^*\s])?)\*$/u, marks.emphasis),
  marked("_", /(?<![_\p{L}\p{N}])_([^_\s](?:[^_]*[^_\s])?)_$/u, marks.emphasis),
  marked("~~", /(?<!~)~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.struck),
  marked("`", /(?<!`)`([^`]+)`$/, marks.code),
  linked,
];

const noBreak = "\u00a0";
/** Addresses keep their signs. */
const isInAddress = (before: string): boolean => /(?:https?:\/\/|www\.)\S*$/.test(before);

/** `by`: what takes the match's place; null leaves it. It gets the text before the cursor too. */
const replaced = (pattern: RegExp, by: (match: RegExpMatchArray, before: string) => string | null): InputRule =>
  new InputRule(
    pattern,
    (state, match, start, end) => {
      const $end = state.doc.resolve(end);
      const before = $end.parent.textBetween(0, $end.parentOffset, null, "\ufffc");
      const sign = isInAddress(before) ? null : by(match, before);
      return sign === null ? null : state.tr.insertText(sign, start, end);
    },
    outside,
  );

const isOpen = (before: string): boolean => before.split("«").length > before.split("»").length;
/** Feet and inches, as in 5'10". Other figures may end a quotation. */
const inches = /\d['’′]\d+(?:[.,]\d+)?$/;

/** French typography: spaces before high signs, quotation marks and apostrophes. */
const typography: readonly InputRule[] = [
  replaced(/[ \u00a0\u202f]([;:!?])$/, ([, sign]) => noBreak + sign),
  // After a digit it is a measure: feet, minutes.
  replaced(/(?<=\p{L})'$/u, () => "’"),
  replaced(/(?<![^\s([{\ufffc])"$/u, () => `«${noBreak}`),
  replaced(/(?<=[’'])"$/u, (_, before) => (isOpen(before) ? null : `«${noBreak}`)),
  replaced(/(?<=[^\s([{\ufffc])"$/u, (_, before) => (isOpen(before) && !inches.test(before) ? `${noBreak}»` : null)),
];

/** What typing does besides writing. Undo, or Backspace at once, takes it back and leaves what was typed. */
export const typingRules = (): Plugin => inputRules({ rules: [...markdown, ...typography] });
