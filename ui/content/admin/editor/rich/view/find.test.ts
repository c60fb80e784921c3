// @vitest-environment jsdom
import { undo } from "prosemirror-history";
import { TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { editor } from "../../../../../../tests/richEditor.ts";
import { findsIn, lookFor, replaceFind, replaceFinds, selectFind, step } from "./find.ts";

const opened = (html: string, words: string, isCased = false) => {
  const made = editor(html);
  made.view.dispatch(made.view.state.tr.setSelection(TextSelection.atStart(made.view.state.doc)));
  made.run(lookFor({ words, isCased }));
  const place = () => {
    const finds = findsIn(made.view.state);
    return finds && [finds.at + 1, finds.ranges.length];
  };
  return { ...made, place };
};
const text =
  "<p>La carte et la <strong>Carte</strong></p><ul><li>une carte</li></ul><table><tr><td>carte</td><td>b</td></tr></table>";

it("[NW-144] finds words in all blocks, in any case or as typed, and goes round", () => {
  const { run, place, view } = opened(text, "carte");
  expect(place()).toEqual([1, 4]);
  run(step(-1));
  expect(place()).toEqual([4, 4]);
  run(step(1));
  run(step(1));
  run(selectFind);
  const { from, to } = view.state.selection;
  expect(view.state.doc.textBetween(from, to)).toBe("Carte");
  run(lookFor({ words: "Carte", isCased: true }));
  expect(place()).toEqual([1, 1]);
  run(lookFor(null));
  expect(place()).toBeNull();
});

it("[NW-144] replaces one after the other, with its marks, and all at once; one undo takes all back", () => {
  const { run, place, html } = opened(text, "carte");
  run(replaceFind("map carte"));
  expect([html().includes("<p>La map carte et la <strong>Carte</strong></p>"), place()]).toEqual([true, [2, 4]]);
  run(replaceFinds("map"));
  expect(html()).toContain("<p>La map map et la <strong>map</strong></p>");
  expect([html().includes("<li>une map</li>"), html().includes("<td>map</td>"), place()]).toEqual([true, true, [1, 0]]);
  run(undo);
  expect([html().includes("<p>La map carte et la <strong>Carte</strong></p>"), place()?.[1]]).toEqual([true, 4]);
});

it("[NW-144] deletes what is replaced by nothing", () => {
  const { run, html } = opened("<p>un deux un</p>", "un");
  run(replaceFinds(""));
  expect(html()).toBe("<p>deux</p>");
});

it.each([
  ["l'un : deux", "<p>L’un\u00a0: deux</p>", 1],
  ["a.c", "<p>abc a.c</p>", 1],
  ["(a|b)[^-]", "<p>(a|b)[^-]</p>", 1],
  ["&&", "<p>a &amp;&amp; b</p>", 1],
  ["\\d", "<p>1 \\d</p>", 1],
  ["un deux", "<p>un</p><p>deux</p>", 0],
  ["", "<p>un</p>", 0],
])("[NW-144] looks for %j as it is typed", (words, html, count) => {
  expect(opened(html, words).place()?.[1]).toBe(count);
});

it("[NW-144] follows the text that is written meanwhile", () => {
  const { view, place } = opened("<p>un deux un</p>", "un");
  view.dispatch(view.state.tr.insertText("un ", 1));
  expect(place()).toEqual([2, 3]);
});
