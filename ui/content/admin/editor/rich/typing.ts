import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import { type Plugin, Selection } from "prosemirror-state";
import { findWrapping } from "prosemirror-transform";
import { isOpenAddress } from "../../../../../domain/shared/address.ts";
import { schema } from "./schema.ts";

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

const markdown: readonly InputRule[] = [
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

const replaced = (pattern: RegExp, by: (match: RegExpMatchArray) => string): InputRule =>
  new InputRule(
    pattern,
    (state, match, start, end) => {
      const $end = state.doc.resolve(end);
      const before = $end.parent.textBetween(0, $end.parentOffset, null, "\ufffc");
      return isInAddress(before) ? null : state.tr.insertText(by(match), start, end);
    },
    outside,
  );

/** French typography: spaces before high signs, quotation marks and apostrophes. */
const typography: readonly InputRule[] = [
  replaced(/[ \u00a0\u202f]([;:!?])$/, ([, sign]) => noBreak + sign),
  replaced(/(?<=[\p{L}\p{N}])'$/u, () => "’"),
  replaced(/(?<![^\s([{\ufffc])"$/u, () => `«${noBreak}`),
  replaced(/(?<=[^\s([{\ufffc])"$/u, () => `${noBreak}»`),
];

/** What typing does besides writing. Undo, or Backspace at once, takes it back and leaves what was typed. */
export const typingRules = (): Plugin => inputRules({ rules: [...markdown, ...typography] });
