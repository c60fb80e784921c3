import { Plugin, PluginKey, type EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { foldText } from "../../../../../../domain/shared/text.ts";
import { schema } from "../document/schema.ts";

/** A choice of the menu. */
export type SlashChoice = { readonly name: string; readonly run: (view: EditorView) => void };

export type SlashMenu = {
  /** The position of the slash. */
  readonly from: number;
  readonly choices: readonly SlashChoice[];
  readonly chosen: number;
};

type Stored = {
  readonly chosen: number;
  /** The position of a slash whose menu was closed. */
  readonly closedAt: number | null;
};

const key = new PluginKey<Stored>("slash");

const asked = ({ selection }: EditorState): { readonly from: number; readonly words: string } | null => {
  const { $from, empty } = selection;
  const { parent } = $from;
  if (!empty || parent.type !== schema.nodes.paragraph || $from.parentOffset !== parent.content.size) return null;
  const [, words] = /^\/([\p{L}\d -]{0,20})$/u.exec(parent.textContent) ?? [];
  return words === undefined || parent.childCount !== 1 ? null : { from: $from.start(), words };
};

/** The menu of blocks: open while a line holds a slash and the beginning of a name, until Escape closes it. */
export const slashMenuOf = (state: EditorState, all: readonly SlashChoice[]): SlashMenu | null => {
  const stored = key.getState(state);
  const wish = asked(state);
  if (!wish || !stored || stored.closedAt === wish.from) return null;
  const words = foldText(wish.words.trim());
  const choices = all.filter(({ name }) => foldText(name).includes(words));
  return { from: wish.from, choices, chosen: Math.min(stored.chosen, Math.max(0, choices.length - 1)) };
};

/** The keys of the menu, while it is open. */
export const slashPlugin = (choices: () => readonly SlashChoice[]): Plugin =>
  new Plugin<Stored>({
    key,
    state: {
      init: () => ({ chosen: 0, closedAt: null }),
      apply: (transaction, stored, _, state) => {
        const meta = transaction.getMeta(key) as Partial<Stored> | undefined;
        if (meta) return { ...stored, ...meta };
        if (!transaction.docChanged) return stored;
        return asked(state) ? { ...stored, chosen: 0 } : { chosen: 0, closedAt: null };
      },
    },
    props: {
      handleKeyDown: (view, event) => {
        const menu = slashMenuOf(view.state, choices());
        if (!menu || event.isComposing) return false;
        const set = (meta: Partial<Stored>) => view.dispatch(view.state.tr.setMeta(key, meta));
        const { length } = menu.choices;
        if (event.key === "Escape") {
          set({ closedAt: menu.from });
          return true;
        }
        if (length === 0) return false;
        const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
        if (step !== 0) set({ chosen: (menu.chosen + step + length) % length });
        else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) menu.choices[menu.chosen]?.run(view);
        else return false;
        return true;
      },
    },
  });
