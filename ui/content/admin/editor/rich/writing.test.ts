// @vitest-environment jsdom
import { undo } from "prosemirror-history";
import { DOMParser } from "prosemirror-model";
import { NodeSelection, Selection, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import type { Content } from "../../../../../domain/content/body/content.ts";
import { ownFiles } from "../../../../../domain/content/body/ownFile.ts";
import { sourceOf } from "../../../../../domain/content/editing/source.ts";
import { sourceBody } from "../../../../../adapters/sourceBody.ts";
import { htmlBody } from "../../../../../adapters/html/htmlBody.ts";
import { acts, editor } from "../../../../../tests/richEditor.ts";
import { anchored, anchorOf } from "./document/anchors.ts";
import { addBlock, canMove, moveBlock, removeBlock, selectedBlock } from "./document/blocks.ts";
import { choicesFor } from "./slash/choices.ts";
import { createView, startState } from "./view/createView.ts";
import { contentOf, documentOf } from "./document/document.ts";
import { linkAt, selectedImage, setImage, setLink, toggleBlock, toggleList } from "./document/format.ts";
import { inserted, insertedText, isMarkdown, linkOfPasted, markdownContent } from "./insertion/insertion.ts";
import { undoTyping } from "./view/keys.ts";
import { schema } from "./document/schema.ts";
import { slashMenuOf } from "./slash/slash.ts";

it.each([
  ["## Un titre", "<h2>Un titre</h2>"],
  ["- un", "<ul>\n<li>un</li>\n</ul>"],
  ["1. un", "<ol>\n<li>un</li>\n</ol>"],
  ["3) trois", '<ol start="3">\n<li>trois</li>\n</ol>'],
  ["> cité", "<blockquote><p>cité</p></blockquote>"],
  ["```code", "<pre>code</pre>"],
  [
    "un **gras** et *penché* ou _aussi_, ~~barré~~ `code`",
    "<p>un <strong>gras</strong> et <em>penché</em> ou <em>aussi</em>, <s>barré</s> <code>code</code></p>",
  ],
  ["un [lien](https://x.fr) là", '<p>un <a href="https://x.fr">lien</a> là</p>'],
  ["un **gras qui ne finit pas", "<p>un **gras qui ne finit pas</p>"],
  ["un [lien](javascript:x)", "<p>un [lien](javascript:x)</p>"],
  ["---suite", "<hr>\n<p>suite</p>"],
])("[NW-31] makes of %j what it means", (typed, html) => {
  const { type, html: written } = editor();
  type(typed);
  expect(written()).toBe(html);
});

it("[NW-33] sets French signs as one types, gives them back at once, and leaves code and addresses alone", () => {
  const { type, run, html } = editor();
  type(`C'est "bien" : non ?`);
  expect(html()).toBe("<p>C’est «\u00a0bien\u00a0»\u00a0: non\u00a0?</p>");
  run(undoTyping);
  expect(html()).toBe("<p>C’est «\u00a0bien\u00a0»\u00a0: non ?</p>");
  const code = editor("<pre>a</pre>");
  code.type(` b : "c" d'e`);
  expect(code.html()).toBe(`<pre>a b : "c" d'e</pre>`);
  const inline = editor("<p><code>a</code></p>");
  inline.type(`b'c`);
  expect(inline.html()).toBe("<p><code>ab'c</code></p>");
  const address = editor();
  address.type("https://x.fr/l'a");
  expect(address.html()).toBe("<p>https://x.fr/l'a</p>");
});

it("[AD-9] [AD-24] moves the first never up and the last never down, keeps one block, and undo brings back what was deleted", () => {
  const { view, run, html } = editor("<h2>Un</h2><p>deux</p>");
  const is = (way: "up" | "down") => canMove(selectedBlock(view.state), way);
  expect([is("up"), is("down")]).toEqual([true, false]);
  run(moveBlock("up"));
  expect(html()).toBe("<p>deux</p>\n<h2>Un</h2>");
  expect([is("up"), is("down"), run(moveBlock("up"))]).toEqual([false, true, false]);
  expect(view.state.selection.$from.parent.textContent).toBe("deux");
  run(removeBlock);
  expect([html(), run(removeBlock)]).toEqual(["<h2>Un</h2>", false]);
  run(undo);
  expect(html()).toBe("<p>deux</p>\n<h2>Un</h2>");
});

it("[AD-9] [AD-10] adds texts, headings of level 2 and pictures, whose invalid address becomes a note", () => {
  const { view, run, type, html } = editor("<p>Un</p>");
  run(addBlock("heading"));
  type("Deux");
  run(addBlock("text"));
  type("trois");
  run(addBlock("image"));
  const { selection } = view.state;
  expect(selection).toBeInstanceOf(NodeSelection);
  expect(html()).toBe("<p>Un</p>\n<h2>Deux</h2>\n<p>trois</p>\n<p>URL d'image invalide</p>");
  for (const address of ["/images/a.png", "javascript:alert(1)"]) {
    run(setImage(selection.from, { address }));
    expect(html()).toContain("<p>URL d'image invalide</p>");
  }
  run(setImage(selection.from, { address: "https://x.fr/a.png", description: "Un but" }));
  expect(html()).toContain('<p><img src="https://x.fr/a.png" alt="Un but"></p>');
});

it("[AD-9] keeps a picture that an older text has by a path of the site", () => {
  const { html } = editor('<p><img src="/images/a.png" alt="">');
  expect(html()).toBe('<p><img src="/images/a.png" alt=""></p>');
});

it("[NW-34] opens the menu on a slash in an empty line, finds by name, and closes on Escape", () => {
  const { view, type, press, html } = editor("<p>Un</p>");
  const menu = () =>
    slashMenuOf(
      view.state,
      choicesFor("tip", () => {}),
    );
  type("/");
  expect(menu()).toBeNull();
  press("Backspace");
  const fresh = editor();
  const shown = () =>
    slashMenuOf(
      fresh.view.state,
      choicesFor("tip", () => {}),
    );
  fresh.type("/");
  expect(shown()?.choices.map(({ name }) => name)).toContain("Schéma");
  expect(
    slashMenuOf(
      fresh.view.state,
      choicesFor("article", () => {}),
    )?.choices.map(({ name }) => name),
  ).not.toContain("Schéma");
  fresh.type("liste");
  expect(shown()?.choices.map(({ name }) => name)).toEqual(["Liste à puces", "Liste numérotée"]);
  fresh.press("ArrowDown");
  fresh.press("Enter");
  fresh.type("un");
  expect(fresh.html()).toBe("<ol>\n<li>un</li>\n</ol>");
  const closed = editor();
  closed.type("/ti");
  closed.press("Escape");
  expect(
    slashMenuOf(
      closed.view.state,
      choicesFor("tip", () => {}),
    ),
  ).toBeNull();
  closed.type("re");
  expect(
    slashMenuOf(
      closed.view.state,
      choicesFor("tip", () => {}),
    ),
  ).toBeNull();
  expect(closed.html()).toBe("<p>/tire</p>");
  expect(html()).toContain("<p>Un/</p>");
});

it("[NW-35] lets Tab leave where it moves no item, and in a list after Escape", () => {
  const text = editor("<p>Un</p>");
  expect([text.press("Tab"), text.press("Tab", { shiftKey: true }), text.press("Escape")]).toEqual([
    false,
    false,
    false,
  ]);
  const list = editor("<ul><li>un</li><li>deux</li></ul>");
  expect(list.press("Tab")).toBe(true);
  expect(list.html()).toBe("<ul>\n<li>un\n<ul>\n<li>deux</li>\n</ul></li>\n</ul>");
  expect(list.press("Tab")).toBe(false);
  expect(list.press("Tab", { shiftKey: true })).toBe(true);
  expect(list.press("Tab", { shiftKey: true })).toBe(false);
  expect(list.press("Escape")).toBe(true);
  expect(list.press("Tab")).toBe(false);
});

it("[NW-35] leaves Ctrl and Enter to the form, and a code block at the end by the arrow", () => {
  const { press, type, html } = editor("<pre>a</pre>");
  expect(press("Enter", { ctrlKey: true })).toBe(false);
  expect(press("ArrowDown")).toBe(true);
  type("après");
  expect(html()).toBe("<pre>a</pre>\n<p>après</p>");
});

it("writes after a rule and after a picture at the text's end", () => {
  const { run, type, html } = editor("<p>Un</p>");
  run(addBlock("rule"));
  type("deux");
  expect(html()).toBe("<p>Un</p>\n<hr>\n<p>deux</p>");
  const picture = editor('<p><img src="https://x.fr/a.png" alt=""></p>');
  picture.type("x");
  expect(picture.html()).toContain('alt="">x</p>');
});

it("changes a list's kind, and takes its items out", () => {
  const { run, html } = editor("<ul><li>un</li></ul>");
  run(toggleList(schema.nodes.ordered_list));
  expect(html()).toBe("<ol>\n<li>un</li>\n</ol>");
  run(toggleList(schema.nodes.ordered_list));
  expect(html()).toBe("<p>un</p>");
});

it("[NW-200] keeps a list's first number, also as the page's own HTML, and one that goes on joins it", () => {
  const { view, type, html } = editor('<ol start="3"><li>trois</li></ol><p></p>');
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  expect(view.dom.querySelector("ol")?.start).toBe(3);
  expect(DOMParser.fromSchema(schema).parse(view.dom).eq(view.state.doc)).toBe(true);
  view.dispatch(view.state.tr.insert(view.state.doc.content.size, schema.nodes.paragraph.create()));
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  type("4. quatre");
  expect(html()).toBe('<ol start="3">\n<li>trois</li>\n<li>quatre</li>\n</ol>');
});

const typedLines = (...lines: readonly string[]) => {
  const { type, press, html } = editor();
  lines.forEach((line, at) => {
    if (at > 0) press("Enter");
    type(line);
  });
  return html().replaceAll("\n", "");
};

it.each([
  [["- un", "- deux", "", "après"], "<ul><li>un</li><li>deux</li></ul><p>après</p>"],
  [["- ", "- un", "", "après"], "<ul><li>un</li></ul><p>après</p>"],
  [["1. un", "2. deux", "3) trois", "", "après"], "<ol><li>un</li><li>deux</li><li>trois</li></ol><p>après</p>"],
  [["- un", "1. mai", "", "après"], "<ul><li>un</li><li>1. mai</li></ul><p>après</p>"],
  [["- un", "", "- deux"], "<ul><li>un</li><li>deux</li></ul>"],
])("[NW-206] a mark in an item makes no list in it, and an empty item leaves the list: %j", (lines, html) => {
  expect(typedLines(...lines)).toBe(html);
});

it("[NW-206] leaves a list from an empty item between others and from inner ones, and the numbers go on", () => {
  const { view, press, type, html } = editor("<ol start='3'><li>a</li><li>b</li><li>c</li></ol>");
  const after = (words: string) => {
    let at = 0;
    view.state.doc.descendants((node, place) => void (node.text === words && (at = place + words.length)));
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
  };
  after("a");
  press("Enter");
  press("Enter");
  type("texte");
  expect(html().replaceAll("\n", "")).toBe(
    '<ol start="3"><li>a</li></ol><p>texte</p><ol start="4"><li>b</li><li>c</li></ol>',
  );
  const inner = editor("<ul><li>a<ul><li>b</li></ul></li></ul>");
  for (let time = 0; time < 3; time++) inner.press("Enter");
  inner.type("texte");
  expect(inner.html().replaceAll("\n", "")).toBe("<ul><li>a<ul><li>b</li></ul></li></ul><p>texte</p>");
});

it.each([
  [`Il fait 1,80 m soit 5'10" de haut`, `Il fait 1,80 m soit 5'10" de haut`],
  [`un écran de 27"`, `un écran de 27"`],
  [`le "top 8" et "5'10" de haut"`, `le «\u00a0top 8\u00a0» et «\u00a05'10" de haut\u00a0»`],
  [`un mot" seul`, `un mot" seul`],
  [`"un "deux" trois"`, "«\u00a0un «\u00a0deux\u00a0» trois\u00a0»"],
  [`l'"été" de l'équipe`, "l’«\u00a0été\u00a0» de l’équipe"],
  [`4'33 de jeu`, `4'33 de jeu`],
])("[NW-207] keeps measures, and closes only a quotation that is open: %s", (typed, shown) => {
  const { view, type } = editor();
  type(typed);
  expect(view.state.doc.textContent).toBe(shown);
});

it("makes no code of a picture", () => {
  const { run, html } = editor('<p>a <img src="https://x.fr/a.png" alt=""></p>');
  expect(run(toggleBlock(schema.nodes.code_block))).toBe(false);
  expect(html()).toContain("<img");
});

it("links a selection, and the whole link at the cursor", () => {
  const { view, run, html } = editor("<p>un mot</p>");
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 4, 7)));
  run(setLink(linkAt(view.state), "https://x.fr"));
  expect(html()).toBe('<p>un <a href="https://x.fr">mot</a></p>');
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 5)));
  run(setLink(linkAt(view.state), "https://y.fr"));
  expect(html()).toBe('<p>un <a href="https://y.fr">mot</a></p>');
  const empty = editor("<p>voir </p>");
  empty.run(setLink(linkAt(empty.view.state), "https://x.fr"));
  expect(empty.html()).toBe('<p>voir<a href="https://x.fr">https://x.fr</a></p>');
});

const pasted: Content = htmlBody("<h2>Titre</h2><p>Un <b>mot</b></p>").body;

it("[NW-32] puts a paste where it was asked for, after text was typed before it, and one undo takes it away", () => {
  const { view, run, html } = editor("<p>avant</p>");
  const { from, to } = view.state.selection;
  view.dispatch(anchored(view.state.tr, "paste", { from, to }));
  view.dispatch(view.state.tr.insertText("Bien ", 1));
  const place = anchorOf(view.state, "paste");
  expect(place).toEqual({ from: from + 5, to: to + 5 });
  if (place) view.dispatch(inserted(view.state, place, pasted));
  expect(html()).toBe("<p>Bien avant</p>\n<h2>Titre</h2>\n<p>Un <strong>mot</strong></p>");
  run(undo);
  expect(html()).toBe("<p>Bien avant</p>");
});

it("[NW-190] links the selected words to a pasted address, and leaves an address in their place", () => {
  const { view, run, html } = editor("<p>un mot</p>");
  const select = (from: number, to: number) =>
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
  const paste = (plain: string, site: string | null = "https://club.fr") => {
    const link = linkOfPasted(view.state, plain, site);
    if (link) run(link);
    return link !== null;
  };
  select(4, 7);
  expect(paste("mot")).toBe(false);
  expect(paste(" https://x.fr ")).toBe(true);
  expect(html()).toBe('<p>un <a href="https://x.fr">mot</a></p>');
  select(7, 7);
  expect(paste("https://x.fr")).toBe(false);
  expect(paste("https://club.fr/matches/un", null)).toBe(false);
  expect(paste("https://club.fr.example/matches/un")).toBe(false);
  run((state, dispatch) => (dispatch?.(state.tr.insertText("https://y.fr", 1, 7)), true));
  select(1, 13);
  expect(paste("https://x.fr")).toBe(false);
  run((state, dispatch) => (dispatch?.(state.tr.insert(1, schema.node("image", { address: "/a.png" }))), true));
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 1)));
  expect(paste("https://x.fr")).toBe(false);
});

it("[NW-190] makes a link of a pasted address of the site, which alone may be a card", () => {
  const { view, run, html } = editor("<p></p>");
  const link = linkOfPasted(view.state, "https://club.fr/matches/un", "https://club.fr");
  if (link) run(link);
  expect(html()).toBe('<p><a href="/matches/un">/matches/un</a></p>');
});

it("[NW-190] names a file whose address was copied from a page", () => {
  const { view, run, html } = editor("<p></p>");
  const file = `${ownFiles}01234567-89ab-4cde-8f01-23456789abcd_12/plan-de-jeu.pdf?download`;
  const link = linkOfPasted(view.state, `https://club.fr${file}`, "https://club.fr");
  if (link) run(link);
  expect(html()).toBe(`<p><a href="${file}">plan-de-jeu</a></p>`);
});

it("[NW-32] takes markdown for it, but for a fence that isn't closed, and plain text as typed", () => {
  expect(["## Titre", "- un", "un **gras**", "[a](https://x.fr)", "```\na\n```"].every(isMarkdown)).toBe(true);
  expect(["un - deux", "5 * 3 * 2", "```\nfin\n\ntexte", "a [b] (c)"].some(isMarkdown)).toBe(false);
  const { view, html } = editor("<p>a </p>");
  view.dispatch(insertedText(view.state, view.state.selection, "b\nc\n\nd"));
  expect(html()).toBe("<p>ab<br>c</p>\n<p>d</p>");
  const code = editor("<pre>a</pre>");
  code.view.dispatch(insertedText(code.view.state, code.view.state.selection, "\n\nb"));
  expect(code.html()).toBe("<pre>a\n\nb</pre>");
});

it.each(["Image", "Séparation", "Schéma"])(
  "[NW-34] puts a block after the list or quote that %s is chosen in",
  (name) => {
    for (const [around, kept] of [
      ["<ul><li>un</li><li>deux</li></ul>", ["un", "deux"]],
      ["<blockquote><p>un</p><p>deux</p></blockquote>", ["un", "deux"]],
    ] as const) {
      const { view, type, press, html } = editor(around);
      press("Enter");
      type(`/${name}`);
      press("Enter");
      for (const words of kept) expect(html()).toContain(words);
      expect(view.state.doc.child(0).textContent).toBe("undeux");
      expect(view.state.doc.childCount).toBeGreaterThan(1);
    }
  },
);

it.each(["---", "***"])("[NW-31] leaves the words after %j alone", (signs) => {
  const { view, type, html } = editor("<p>suite</p>");
  view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)));
  type(signs);
  expect(html()).toBe(`<p>${signs}suite</p>`);
});

it("[NW-32] doubles nothing that is typed at a paste's place while it is read, and leaves the cursor after it", () => {
  const { view, type, html } = editor("<p>a</p>");
  const { from, to } = view.state.selection;
  view.dispatch(anchored(view.state.tr, "paste", { from, to }));
  type("bcd");
  const place = anchorOf(view.state, "paste");
  expect(place).toEqual({ from, to });
  if (place) view.dispatch(inserted(view.state, place, htmlBody("<p>X</p>").body));
  expect(html()).toBe("<p>aXbcd</p>");
  type("e");
  expect(html()).toBe("<p>aXbcde</p>");
});

it("[NW-32] leaves the cursor where one writes when a paste elsewhere is put in", () => {
  const { view, type, html } = editor("<p>un</p><p>deux</p>");
  const { from, to } = Selection.atStart(view.state.doc);
  view.dispatch(inserted(view.state, { from, to }, pasted));
  type("!");
  expect(html()).toContain("<p>deux!</p>");
});

it("[NW-32] pastes a text as it is when its table or its noted addresses would be lost", async () => {
  const read = async (plain: string) =>
    sourceOf("article", markdownContent(plain, await sourceBody({ kind: "tip", content: plain })));
  expect(await read("| a |\n| - |\n| c | d |")).toContain("| c | d |");
  expect(await read("| a | b |\n| :- | - |\n| c | d |")).toMatch(/^<table>[^|]*<th>b<[^|]*<td>d<[^|]*$/);
  expect(await read("- un\n\n[a]: https://x.fr/b")).toContain("[a]: https://x.fr/b");
  expect(await read("## Un\n\n**gras**")).toBe("<h2>Un</h2>\n<p><strong>gras</strong></p>");
});

it("[AD-25] writes on where one writes when a picture's upload is answered", () => {
  const { view, type, run, html } = editor('<p><img src="https://x.fr/a.png" alt=""> un</p>');
  run(setImage(1, { address: "https://x.fr/b.png" }));
  type("!");
  expect(html()).toBe('<p><img src="https://x.fr/b.png" alt=""> un!</p>');
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 1)));
  run(setImage(1, { address: "https://x.fr/c.png" }));
  expect(view.state.selection).toBeInstanceOf(NodeSelection);
});

it("[NW-35] keeps an Escape that the editor takes from the dialog around", () => {
  const [dialog, place] = [document.createElement("div"), document.createElement("div")];
  dialog.append(place);
  const heard: string[] = [];
  dialog.addEventListener("keydown", ({ key }) => heard.push(key));
  const view = createView(place, {
    state: startState(documentOf(htmlBody("<ul><li>un</li></ul>").body), "article", acts),
    pictureHost: "",
    attributes: {},
    onState: () => {},
    onPaste: () => {},
  });
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  const press = () =>
    view.dom.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  press();
  expect(heard).toEqual([]);
  press();
  expect(heard).toEqual(["Escape"]);
  view.destroy();
});

it("finds the whole link at the cursor, over all its marks", () => {
  const link = '<a href="https://x.fr">un <strong>mot</strong> là</a>';
  const { view, run, html } = editor(`<p>a ${link} b <a href="https://x.fr">c</a></p>`);
  for (const at of [3, 5, 7, 12]) {
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
    expect([at, linkAt(view.state)]).toEqual([at, { from: 3, to: 12, address: "https://x.fr" }]);
  }
  run(setLink(linkAt(view.state), "https://y.fr"));
  expect(html().match(/x\.fr/g)).toHaveLength(1);
});

it("[NW-129] draws a caption only as long as the picture is alone in its paragraph, as its source keeps it", () => {
  const place = document.createElement("div");
  const figure = '<figure><img src="https://x.fr/a.png" alt=""><figcaption>La finale</figcaption></figure>';
  const view = createView(place, {
    state: startState(documentOf(htmlBody(figure).body), "article", acts),
    pictureHost: "",
    attributes: {},
    onState: () => {},
    onPaste: () => {},
  });
  const shown = () => {
    const { doc } = view.state;
    const { isAlone } = selectedImage(view.state.apply(view.state.tr.setSelection(NodeSelection.create(doc, 1)))) ?? {};
    const isKept = sourceOf("article", contentOf(doc)).includes("La finale");
    return [place.textContent.includes("La finale"), isAlone, isKept];
  };
  const [kept, lost] = [
    [true, true, true],
    [false, false, false],
  ];
  expect(shown()).toEqual(kept);
  view.dispatch(view.state.tr.insertText(" ", 2));
  expect(shown()).toEqual(kept);
  view.dispatch(view.state.tr.insertText("mot", 3));
  expect(shown()).toEqual(lost);
  view.dispatch(view.state.tr.delete(2, 6));
  expect(shown()).toEqual(kept);
  setLink({ from: 1, to: 2, address: "" }, "https://x.fr")(view.state, view.dispatch);
  expect(shown()).toEqual(lost);
  undo(view.state, view.dispatch);
  view.dispatch(view.state.tr.setNodeMarkup(0, schema.nodes.heading, { level: 2 }));
  expect(shown()).toEqual(lost);
  view.destroy();
});
