import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { finderIn, type Quoted, quotedFrom, type Range } from "../../../../../../domain/content/remarks/quoted.ts";
import type { RemarkId } from "../../../../../../domain/content/remarks/remark.ts";
import { plainTextOf } from "../document/plainText.ts";

// The passages with remarks are decorations: the document, and so the stored source, has nothing of them.

/** A remark whose passage is marked. */
export type Marked = { readonly id: RemarkId; readonly quoted: Quoted };

type Passage = { readonly id: RemarkId; readonly range: Range };
type Marks = {
  readonly marked: readonly Marked[];
  /** The passages that the text has, in its order. */
  readonly passages: readonly Passage[];
  readonly order: readonly RemarkId[];
};

const key = new PluginKey<Marks>("remarks");
const nothing: Marks = { marked: [], passages: [], order: [] };

const isEqual = (one: readonly RemarkId[], other: readonly RemarkId[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

const found = (marked: readonly Marked[], { doc }: EditorState, before: Marks): Marks => {
  if (marked.length === 0) return before.marked.length === 0 ? before : nothing;
  const { text, positionsOf } = plainTextOf(doc);
  const find = finderIn(text);
  const passages = marked
    .flatMap(({ id, quoted }): readonly Passage[] => {
      const range = find(quoted);
      return range ? [{ id, range: positionsOf(range) }] : [];
    })
    .toSorted((one, other) => one.range.from - other.range.from);
  const order = passages.map(({ id }) => id);
  return { marked, passages, order: isEqual(order, before.order) ? before.order : order };
};

const isAround = ({ from, to }: Range, { selection }: EditorState): boolean =>
  selection.from >= from && selection.to <= to;

const passagesIn = (state: EditorState): readonly Passage[] => key.getState(state)?.passages ?? [];

/** The remarks whose passage the text has, in its order. */
export const remarkOrder = (state: EditorState): readonly RemarkId[] => key.getState(state)?.order ?? [];

/** The remark on the passage with the cursor; of several the one on the fewest words. */
export const remarkAt = (state: EditorState): RemarkId | undefined =>
  passagesIn(state)
    .filter(({ range }) => isAround(range, state))
    .toSorted((one, other) => one.range.to - one.range.from - (other.range.to - other.range.from))[0]?.id;

/** Marks the passages of these remarks, and no others. */
export const withMarks = (transaction: Transaction, marked: readonly Marked[]): Transaction =>
  transaction.setMeta(key, marked).setMeta("addToHistory", false);

/** Selects the passage of a remark, where the text has it. */
export const withPassage = (state: EditorState, id: RemarkId): Transaction | undefined => {
  const range = passagesIn(state).find((one) => one.id === id)?.range;
  return range && state.tr.setSelection(TextSelection.create(state.doc, range.from, range.to));
};

/** The selected words; without a selection those of the block with the cursor. Undefined where there are none. */
export const quotedIn = ({ doc, selection }: EditorState): Quoted | undefined => {
  const { text, offsetOf } = plainTextOf(doc);
  const { $from, from, to, empty } = selection;
  const [start, end] = empty ? [$from.start(), $from.end()] : [from, to];
  return empty && !$from.parent.isTextblock
    ? undefined
    : quotedFrom(text, { from: offsetOf(start), to: offsetOf(end) });
};

export const remarkMarks = (): Plugin =>
  new Plugin<Marks>({
    key,
    state: {
      init: () => nothing,
      apply: (transaction, marks, _, state) => {
        const marked = transaction.getMeta(key) as readonly Marked[] | undefined;
        return marked || transaction.docChanged ? found(marked ?? marks.marked, state, marks) : marks;
      },
    },
    props: {
      decorations: (state) => {
        const chosen = remarkAt(state);
        return DecorationSet.create(
          state.doc,
          passagesIn(state).map(({ id, range }) =>
            Decoration.inline(range.from, range.to, { class: id === chosen ? "remarked chosen" : "remarked" }),
          ),
        );
      },
    },
  });
