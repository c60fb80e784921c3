import { type Command, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { htmlBody } from "../adapters/html/htmlBody.ts";
import { sourceOf } from "../domain/content/editing/source.ts";
import { choicesFor } from "../ui/content/admin/editor/rich/slash/choices.ts";
import { startState } from "../ui/content/admin/editor/rich/view/createView.ts";
import { contentOf, documentOf } from "../ui/content/admin/editor/rich/document/document.ts";

export const acts = {
  askLink: () => {},
  askRemark: () => {},
  askFind: () => {},
  goToToolbar: () => {},
  choices: () => choicesFor("tip", () => {}),
};

/** An editor with the cursor at the end of a text, which is given as HTML. It types and takes keys as a page would. */
export const editor = (html = "") => {
  const view = new EditorView(null, { state: startState(documentOf(htmlBody(html).body), "article", acts) });
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  const type = (text: string) => {
    for (const sign of text) {
      const { from, to } = view.state.selection;
      const isHandled = view.someProp("handleTextInput", (handle) =>
        handle(view, from, to, sign, () => view.state.tr.insertText(sign)),
      );
      if (!isHandled) view.dispatch(view.state.tr.insertText(sign));
    }
  };
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, ...more });
    return view.someProp("handleKeyDown", (handle) => handle(view, event)) ?? false;
  };
  const run = (command: Command) => command(view.state, view.dispatch, view);
  return { view, type, press, run, html: () => sourceOf("article", contentOf(view.state.doc)) };
};
