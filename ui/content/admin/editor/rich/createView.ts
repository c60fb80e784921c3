import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { closeHistory, history } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { EditorState, type Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { anchors } from "./anchors.ts";
import { copiedHere, remembered } from "./copied.ts";
import { imageView } from "./imageView.ts";
import { editorKeys } from "./keys.ts";
import { remarkMarks } from "./remarkMarks.ts";
import { type SlashChoice, slashPlugin } from "./slash.ts";
import { typingRules } from "./typing.ts";

/** What the editor asks its surroundings. */
export type EditorActs = {
  readonly askLink: () => void;
  readonly askRemark: () => void;
  readonly goToToolbar: () => void;
  readonly choices: () => readonly SlashChoice[];
};

const pluginsFor = ({ choices, ...acts }: EditorActs): Plugin[] => [
  // Before the keys: the menu takes some of them while it is open.
  slashPlugin(choices),
  typingRules(),
  ...editorKeys(acts),
  history(),
  dropCursor({ color: false, class: "drop" }),
  gapCursor(),
  anchors(),
  remarkMarks(),
];

/** The state of an editor at its start: its undo reaches no further back. */
export const startState = (doc: Node, acts: EditorActs): EditorState =>
  EditorState.create({ doc, plugins: pluginsFor(acts) });

export type ViewParts = {
  readonly state: EditorState;
  /** The prefix of uploaded pictures' paths. */
  readonly pictureHost: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onState: (state: EditorState, isChanged: boolean) => void;
  /** Something was pasted, or dropped at a position. */
  readonly onPaste: (view: EditorView, data: DataTransfer, at: number | null) => void;
};

/** An editor in a place of the page. Pasted and dropped HTML never reaches the page: the adapters read it. */
export const createView = (
  place: HTMLElement,
  { state, pictureHost, attributes, onState, onPaste }: ViewParts,
): EditorView => {
  const view: EditorView = new EditorView(place, {
    state,
    attributes,
    nodeViews: { image: imageView(pictureHost) },
    dispatchTransaction: (transaction) => {
      const next = view.state.apply(transaction);
      view.updateState(next);
      onState(next, transaction.docChanged);
    },
    transformCopied: remembered,
    // Before the library parses it.
    handleDOMEvents: {
      paste: (_, event) => {
        event.preventDefault();
        const own = event.clipboardData && copiedHere(event.clipboardData);
        if (own) view.dispatch(closeHistory(view.state.tr).replaceSelection(own).scrollIntoView());
        else if (event.clipboardData) onPaste(view, event.clipboardData, null);
        return true;
      },
      drop: (_, event) => {
        if (view.dragging || !event.dataTransfer) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        onPaste(view, event.dataTransfer, at?.pos ?? null);
        return true;
      },
    },
  });
  // The library took the key; the dialog around would take it once more, and close.
  view.dom.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && event.defaultPrevented) event.stopPropagation();
  });
  return view;
};
