// @vitest-environment jsdom
import { undo } from "prosemirror-history";
import { Selection, TextSelection } from "prosemirror-state";
import { CellSelection } from "prosemirror-tables";
import { describe, expect, it } from "vitest";
import { htmlBody } from "../../../../../../adapters/html/htmlBody.ts";
import { sourceOf } from "../../../../../../domain/content/editing/source.ts";
import { editor as opening } from "../../../../../../tests/richEditor.ts";
import { addBlock } from "./blocks.ts";
import { contentOf } from "./document.ts";
import { setTone, toggleBlock, toggleCallout, toggleList } from "./format.ts";
import { inserted } from "../insertion/insertion.ts";
import { schema } from "./schema.ts";
import { tableActs, tableSize } from "./tables.ts";

const editor = (html = "") => {
  const opened = opening(html);
  /** The first table as Markdown, line by line. */
  const rows = () => {
    const found = contentOf(opened.view.state.doc).find(({ kind }) => kind === "table");
    return sourceOf("tip", found ? [found] : []).split("\n");
  };
  return { ...opened, rows };
};

const two = "<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>";
const at = ({ view }: ReturnType<typeof editor>, words: string): void => {
  let found = 0;
  view.state.doc.descendants((node, place) => {
    if (node.isText && node.text === words) found = place;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, found)));
};

describe("a table", () => {
  it("[NW-140] begins with a head and two rows, before a line to write on", () => {
    const { view, run, type, press, rows } = editor();
    run(addBlock("table", { isReplaced: true }));
    expect(tableSize(view.state)).toEqual({ rows: 3, columns: 3, hasHead: true });
    for (const words of ["Carte", "Nous", "Eux", "Nuke", "13", "9"]) {
      type(words);
      press("Tab");
    }
    expect(rows().slice(0, 3)).toEqual(["| Carte | Nous | Eux |", "| --- | --- | --- |", "| Nuke | 13 | 9 |"]);
    expect(view.state.doc.lastChild?.type.name).toBe("paragraph");
  });

  it("[NW-141] goes from cell to cell by Tab, grows at its end, and Escape leads out", () => {
    const one = editor(two);
    at(one, "d");
    expect(one.press("Tab")).toBe(true);
    one.type("e");
    expect(one.rows()).toEqual(["| a | b |", "| --- | --- |", "| c | d |", "| e |  |"]);
    one.run(undo);
    one.run(undo);
    expect(one.rows()).toEqual(["| a | b |", "| --- | --- |", "| c | d |"]);
    at(one, "a");
    expect(one.press("Tab", { shiftKey: true })).toBe(false);
    expect(one.press("Escape")).toBe(true);
    expect(one.press("Tab")).toBe(false);
  });

  it("[NW-141] gets and loses rows and columns, by keys and by buttons, and one undo takes each back", () => {
    const one = editor(two);
    at(one, "c");
    one.press("ArrowDown", { altKey: true, shiftKey: true });
    one.press("ArrowRight", { altKey: true, shiftKey: true });
    expect(one.rows()).toEqual(["| a |  | b |", "| --- | --- | --- |", "| c |  | d |", "|  |  |  |"]);
    one.run(undo);
    expect(one.rows()).toEqual(["| a | b |", "| --- | --- |", "| c | d |", "|  |  |"]);
    one.run(tableActs.dropColumn);
    one.run(tableActs.dropRow);
    expect(one.rows()).toEqual(["| b |", "| --- |", "|  |"]);
  });

  it("[NW-141] has nothing above its head, and can lose it", () => {
    const one = editor(two);
    at(one, "a");
    expect(one.run(tableActs.rowAbove)).toBe(false);
    one.run(tableActs.toggleHead);
    expect(one.rows()).toEqual(["|  |  |", "| --- | --- |", "| a | b |", "| c | d |"]);
    expect(one.run(tableActs.rowAbove)).toBe(true);
  });

  it("[NW-141] breaks a line by Enter, and makes no lists or titles in a cell", () => {
    const one = editor(two);
    at(one, "c");
    one.type("un");
    one.press("Enter");
    one.type("- ");
    expect(one.rows()[2]).toBe("| un<br>\\- c | d |");
    expect(one.run(toggleBlock(schema.nodes.heading, { level: 2 }))).toBe(false);
    expect(one.run(toggleList(schema.nodes.bullet_list))).toBe(false);
  });

  it("[NW-141] isn't cut by Enter over several cells, and loses their words by Delete", () => {
    const { view, press, rows } = editor(two);
    const cells: number[] = [];
    view.state.doc.descendants((node, place) => void (node.type.name === "table_cell" && cells.push(place)));
    view.dispatch(view.state.tr.setSelection(CellSelection.create(view.state.doc, cells[0] ?? 0, cells[1])));
    press("Enter");
    expect(rows()[2]).toBe("| c | d |");
    press("Delete");
    expect(rows()[2]).toBe("|  |  |");
  });

  it("[NW-140] keeps all words of blocks that are pasted into a cell", () => {
    const { view, rows } = editor(two);
    const { body } = htmlBody("<h2>Un</h2><ul><li>deux</li><li>trois</li></ul><pre>x\ny</pre>");
    const { from } = Selection.atStart(view.state.doc);
    view.dispatch(inserted(view.state, { from, to: from + 1 }, body));
    expect(rows()[0]).toBe("| Un<br>• deux<br>• trois<br>`x`<br>`y` | b |");
  });
});

describe("a call-out", () => {
  it.each(["> [!TIP] un", "[!tip] un"])("[NW-142] is made of %j", (typed) => {
    const { type, html } = editor();
    type(typed);
    expect(html()).toBe('<blockquote class="callout-tip"><p>un</p></blockquote>');
  });

  it("[NW-142] is made of a block or a quote, changes its tone, and is taken off", () => {
    const { run, html } = editor("<blockquote><p>un</p></blockquote>");
    run(setTone("warning"));
    expect(html()).toBe('<blockquote class="callout-warning"><p>un</p></blockquote>');
    run(setTone("note"));
    expect(html()).toBe('<blockquote class="callout-note"><p>un</p></blockquote>');
    run(toggleCallout);
    expect(html()).toBe("<p>un</p>");
    run(toggleCallout);
    expect(html()).toBe('<blockquote class="callout-note"><p>un</p></blockquote>');
  });

  it("[NW-142] changes its tone from a quote inside it", () => {
    const { run, html } = editor('<blockquote class="callout-note"><blockquote><p>un</p></blockquote></blockquote>');
    run(setTone("warning"));
    expect(html()).toBe('<blockquote class="callout-warning"><blockquote><p>un</p></blockquote></blockquote>');
  });
});
