// @vitest-environment jsdom
import { EditorState, type Command, TextSelection } from "prosemirror-state";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { htmlBody } from "../../../../../adapters/html/htmlBody.ts";
import { sourceOf } from "../../../../../domain/content/editing/source.ts";
import { contentOf, documentOf } from "./document.ts";
import { LinkBar } from "./LinkBar.tsx";
import { words } from "./words.ts";

/** The bar over a text whose link is selected, in a page with another field. */
const opened = async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const [place, other] = [document.createElement("div"), document.createElement("input")];
  document.body.replaceChildren(place, other);
  const first = EditorState.create({ doc: documentOf(htmlBody('<p><a href="https://x.fr">un</a> deux</p>').body) });
  const last = { state: first.apply(first.tr.setSelection(TextSelection.create(first.doc, 2))) };
  const root = createRoot(place);
  const run = (command: Command) =>
    void command(last.state, (transaction) => {
      last.state = last.state.apply(transaction);
    });
  const show = () =>
    act(async () => root.render(<LinkBar kind="article" state={last.state} run={run} onClose={() => {}} />));
  await show();
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll("button")].find((one) => one.textContent === name)?.click());
  return { place, other, last, show, press };
};

it("takes the focus once, when it opens", async () => {
  const { place, other, show } = await opened();
  expect(document.activeElement).toBe(place.querySelector("input"));
  other.focus();
  await show();
  expect(document.activeElement).toBe(other);
});

it("changes the link where it stands now, when the text has changed since", async () => {
  const { last, show, press } = await opened();
  last.state = last.state.apply(last.state.tr.insertText("avant ", 1));
  await show();
  await press(words.removeLink);
  expect(sourceOf("article", contentOf(last.state.doc))).toBe("<p>avant un deux</p>");
});
