// @vitest-environment jsdom
import { TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { htmlBody } from "../../../../../../adapters/html/htmlBody.ts";
import { sourceOf } from "../../../../../../domain/content/editing/source.ts";
import type { RemarkId } from "../../../../../../domain/content/remarks/remark.ts";
import { startState } from "./createView.ts";
import { contentOf, documentOf } from "../document/document.ts";
import { plainTextOf } from "../document/plainText.ts";
import { type Marked, quotedIn, remarkAt, remarkOrder, withMarks, withPassage } from "./remarkMarks.ts";

const html = `<h2>Le programme</h2>
<ul>
<li>Un match <strong>samedi</strong> soir</li>
<li>Repas<br>dimanche</li>
</ul>
<p><img src="https://x.fr/a.png" alt=""> Fin du match</p>`;

const asked: number[] = [];
const acts = {
  askLink: () => {},
  askRemark: () => void asked.push(1),
  askFind: () => {},
  goToToolbar: () => {},
  choices: () => [],
};

const editor = () => {
  const view = new EditorView(null, { state: startState(documentOf(htmlBody(html).body), "article", acts) });
  const select = (words: string) => {
    const { text, positionsOf } = plainTextOf(view.state.doc);
    const from = text.indexOf(words);
    const range = positionsOf({ from, to: from + words.length });
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, range.from, range.to)));
    return range;
  };
  const remark = (words: string): Marked => {
    select(words);
    const quoted = quotedIn(view.state);
    if (!quoted) throw new Error("Nothing is selected");
    return { id: words as RemarkId, quoted };
  };
  const marked = () => [...view.dom.querySelectorAll(".remarked")].map(({ textContent }) => textContent);
  return { view, select, remark, marked, source: () => sourceOf("article", contentOf(view.state.doc)) };
};

it("[NW-160] reads a document as a text, and knows the place of each word in both", () => {
  const { view, select } = editor();
  expect(plainTextOf(view.state.doc).text).toBe(
    "Le programme\nUn match samedi soir\nRepas\ndimanche\n\ufffc Fin du match",
  );
  for (const words of ["programme", "match samedi", "soir", "Repas", "dimanche", "Fin", "match"]) {
    const { from, to } = select(words);
    expect(view.state.doc.textBetween(from, to)).toBe(words);
    expect(quotedIn(view.state)?.quote).toBe(words);
  }
});

it("[NW-160] quotes the block with the cursor when nothing is selected", () => {
  const { view, select } = editor();
  const { from } = select("samedi");
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from)));
  expect(quotedIn(view.state)?.quote).toBe("Un match samedi soir");
});

it("[NW-161] marks passages in the editor alone, in their order, while the text around them changes", () => {
  const { view, select, remark, marked, source } = editor();
  const before = source();
  view.dispatch(withMarks(view.state.tr, [remark("match samedi"), remark("programme"), remark("Fin du match")]));
  expect(marked().join("|")).toBe("programme|match |samedi|Fin du match");
  expect(remarkOrder(view.state)).toEqual(["programme", "match samedi", "Fin du match"]);
  expect(source()).toBe(before);

  view.dispatch(view.state.tr.insertText("Tout ", 1));
  expect(marked()).toHaveLength(4);
  const order = remarkOrder(view.state);
  const { from, to } = select("samedi");
  expect(remarkAt(view.state)).toBe("match samedi");
  view.dispatch(view.state.tr.insertText("dimanche", from, to));
  expect(remarkOrder(view.state)).toEqual(["programme", "Fin du match"]);
  expect(order).toHaveLength(3);
  view.dispatch(withMarks(view.state.tr, []));
  expect(marked()).toEqual([]);
});

it("[NW-161] leads to a passage, and nowhere without it", () => {
  const { view, remark } = editor();
  view.dispatch(withMarks(view.state.tr, [remark("match samedi")]));
  view.dispatch(view.state.tr.setSelection(TextSelection.atStart(view.state.doc)));
  const going = withPassage(view.state, "match samedi" as RemarkId);
  expect(going && going.doc.textBetween(going.selection.from, going.selection.to)).toBe("match samedi");
  expect(withPassage(view.state, "autre" as RemarkId)).toBeUndefined();
});

it("[NW-166] asks for a remark by Ctrl Alt M", () => {
  const { view } = editor();
  const event = new KeyboardEvent("keydown", { key: "m", ctrlKey: true, altKey: true });
  expect(view.someProp("handleKeyDown", (handle) => handle(view, event))).toBe(true);
  expect(asked).toHaveLength(1);
});
