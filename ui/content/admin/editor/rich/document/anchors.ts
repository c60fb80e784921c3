import { Plugin, PluginKey, type EditorState, type Transaction } from "prosemirror-state";

/** A range of the document that an answer is awaited for. It moves as the text around it changes. */
type Range = { readonly from: number; readonly to: number };
type Ranges = ReadonlyMap<string, Range>;

const key = new PluginKey<Ranges>("anchors");

/** Remembers a range by a name. */
export const anchored = (transaction: Transaction, name: string, range: Range | null): Transaction =>
  transaction.setMeta(key, { name, range }).setMeta("addToHistory", false);

/** Where the range is now; undefined when it was never remembered. */
export const anchorOf = (state: EditorState, name: string): Range | undefined => key.getState(state)?.get(name);

/** An empty range stays before what is typed at it. */
const movedRange = ({ from, to }: Range, { mapping }: Transaction): Range => {
  const start = mapping.map(from, from === to ? -1 : 1);
  return { from: start, to: Math.max(start, mapping.map(to, -1)) };
};

const asMeta = (meta: unknown): { readonly name: string; readonly range: Range | null } | undefined =>
  meta as { readonly name: string; readonly range: Range | null } | undefined;

export const anchors = (): Plugin =>
  new Plugin<Ranges>({
    key,
    state: {
      init: () => new Map(),
      apply: (transaction, ranges) => {
        const meta = asMeta(transaction.getMeta(key));
        if (!meta && (!transaction.docChanged || ranges.size === 0)) return ranges;
        const moved = new Map([...ranges].map(([name, range]) => [name, movedRange(range, transaction)]));
        if (meta?.range) moved.set(meta.name, meta.range);
        else if (meta) moved.delete(meta.name);
        return moved;
      },
    },
  });
