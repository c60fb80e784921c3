import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { closeHistory, history } from "prosemirror-history";
import type { Node, Slice } from "prosemirror-model";
import { EditorState, type Plugin } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import type { ContentKind } from "../../../../../../domain/content/editing/contentItem.ts";
import { anchors } from "../document/anchors.ts";
import { copiedHere, remembered } from "../insertion/copied.ts";
import { contentOf } from "../document/document.ts";
import { imageView, picturesAmongWords } from "./imageView.ts";
import { findPlugin } from "./find.ts";
import { inserted } from "../insertion/insertion.ts";
import { editorKeys } from "./keys.ts";
import { remarkMarks } from "./remarkMarks.ts";
import { schema } from "../document/schema.ts";
import { shownLinks } from "./shownLinks.ts";
import { type SlashChoice, slashPlugin } from "../slash/slash.ts";
import { isInTable } from "../document/tables.ts";
import { typingRules } from "./typing.ts";

/** What the editor asks its surroundings. */
export type EditorActs = {
  readonly askLink: () => void;
  readonly askRemark: () => void;
  readonly askFind: () => void;
  readonly goToToolbar: () => void;
  readonly choices: () => readonly SlashChoice[];
};

const pluginsFor = (kind: ContentKind, { choices, ...acts }: EditorActs): Plugin[] => [
  // Before the keys: the menu takes some of them while it is open.
  slashPlugin(choices),
  typingRules(),
  ...editorKeys(acts),
  history(),
  dropCursor({ color: false, class: "drop" }),
  gapCursor(),
  anchors(),
  remarkMarks(),
  picturesAmongWords(),
  findPlugin(),
  shownLinks(kind),
  // Last: it takes arrows and the mouse.
  tableEditing(),
];

/** The state of an editor at its start: its undo reaches no further back. */
export const startState = (doc: Node, kind: ContentKind, acts: EditorActs): EditorState =>
  EditorState.create({ doc, plugins: pluginsFor(kind, acts) });

export type ViewParts = {
  readonly state: EditorState;
  /** The prefix of uploaded pictures' paths. */
  readonly pictureHost: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onState: (state: EditorState, isChanged: boolean) => void;
  /** Something was pasted, or dropped at a position. */
  readonly onPaste: (view: EditorView, data: DataTransfer, at: number | null) => void;
};

/** What was copied here. Cells fill cells; blocks in a cell become its lines. */
const pasteOwn = (view: EditorView, event: ClipboardEvent, own: Slice): void => {
  const { state } = view;
  if (view.someProp("handlePaste", (handle) => handle(view, event, own))) return;
  const holdsBlocks = own.content.firstChild?.isBlock === true;
  view.dispatch(
    isInTable(state) && holdsBlocks
      ? inserted(state, state.selection, contentOf(schema.nodes.doc.create(null, own.content)))
      : closeHistory(state.tr).replaceSelection(own).scrollIntoView(),
  );
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
        if (own) pasteOwn(view, event, own);
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
