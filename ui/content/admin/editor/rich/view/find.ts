import { closeHistory } from "prosemirror-history";
import { type Command, type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { plainTextOf } from "../document/plainText.ts";
import { schema } from "../document/schema.ts";

/** What is looked for: words within a block. */
export type Wanted = { readonly words: string; readonly isCased: boolean };

type Range = { readonly from: number; readonly to: number };

export type Finds = Wanted & {
  readonly ranges: readonly Range[];
  /** The place of the chosen one. */
  readonly at: number;
};

const key = new PluginKey<Finds | null>("find");

/** What is typed with a straight apostrophe or a plain space also finds printed ones. */
const patternOf = ({ words, isCased }: Wanted): RegExp =>
  new RegExp(
    words
      .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
      .replaceAll(/['’]/g, "['’]")
      .replaceAll(/[ \u00a0\u202f]/g, "[ \u00a0\u202f]"),
    isCased ? "gu" : "giu",
  );

const rangesIn = (wanted: Wanted, { doc }: Pick<EditorState, "doc">): readonly Range[] => {
  if (wanted.words === "") return [];
  const { text, positionsOf } = plainTextOf(doc);
  return [...text.matchAll(patternOf(wanted))].map(({ index, 0: { length } }) =>
    positionsOf({ from: index, to: index + length }),
  );
};

/** The finds, with the first one at a position or after it chosen. */
const findsFrom = (wanted: Wanted, state: Pick<EditorState, "doc">, position: number): Finds => {
  const ranges = rangesIn(wanted, state);
  const next = ranges.findIndex(({ from }) => from >= position);
  return { ...wanted, ranges, at: Math.max(0, next) };
};

/** What is found in a text; null while nothing is looked for. */
export const findsIn = (state: EditorState): Finds | null => key.getState(state) ?? null;

/** Looks for words from the selection on; null ends it. */
export const lookFor =
  (wanted: Wanted | null): Command =>
  (state, dispatch) => {
    const finds = wanted && findsFrom(wanted, state, state.selection.from);
    dispatch?.(state.tr.setMeta(key, { finds }).setMeta("addToHistory", false));
    return true;
  };

const chosen = (finds: Finds | null): Range | undefined => finds?.ranges[finds.at];

/** Goes to the next find or the one before; after the last comes the first. */
export const step =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const finds = findsIn(state);
    if (!finds || finds.ranges.length === 0) return false;
    const at = (finds.at + by + finds.ranges.length) % finds.ranges.length;
    dispatch?.(state.tr.setMeta(key, { finds: { ...finds, at } }).setMeta("addToHistory", false));
    return true;
  };

/** Selects the chosen find, to write on there. */
export const selectFind: Command = (state, dispatch) => {
  const range = chosen(findsIn(state));
  if (!range) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, range.from, range.to)).scrollIntoView());
  return true;
};

/** The words keep the marks of those in whose place they come. */
const replaced = (transaction: Transaction, { from, to }: Range, by: string): Transaction => {
  const { doc } = transaction;
  if (by === "") return transaction.delete(from, to);
  return transaction.replaceWith(from, to, schema.text(by, doc.nodeAt(from)?.marks));
};

/** Replaces the chosen find, and chooses the next one. */
export const replaceFind =
  (by: string): Command =>
  (state, dispatch) => {
    const finds = findsIn(state);
    const range = chosen(finds);
    if (!finds || !range) return false;
    const transaction = replaced(closeHistory(state.tr), range, by);
    const next = findsFrom(finds, transaction, range.from + by.length);
    dispatch?.(transaction.setMeta(key, { finds: next }));
    return true;
  };

/** Replaces all finds. One undo takes all of it back. */
export const replaceFinds =
  (by: string): Command =>
  (state, dispatch) => {
    const ranges = findsIn(state)?.ranges ?? [];
    if (ranges.length === 0) return false;
    dispatch?.(ranges.toReversed().reduce((made, range) => replaced(made, range, by), closeHistory(state.tr)));
    return true;
  };

type Meta = { readonly finds: Finds | null };

export const findPlugin = (): Plugin =>
  new Plugin<Finds | null>({
    key,
    state: {
      init: () => null,
      apply: (transaction, finds, _, state) => {
        const meta = transaction.getMeta(key) as Meta | undefined;
        if (meta) return meta.finds;
        if (!finds || !transaction.docChanged) return finds;
        return findsFrom(finds, state, transaction.mapping.map(chosen(finds)?.from ?? 0));
      },
    },
    props: {
      decorations: (state) => {
        const finds = findsIn(state);
        if (!finds || finds.ranges.length === 0) return null;
        return DecorationSet.create(
          state.doc,
          finds.ranges.map(({ from, to }, at) =>
            Decoration.inline(from, to, { class: at === finds.at ? "found chosen" : "found" }),
          ),
        );
      },
    },
  });
