import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import { joined } from "../../../tests/pieces.ts";
import type { DraftBlocks } from "./blocks.ts";
import { withPasted } from "./pastedBlocks.ts";
import { sourceWith } from "./pastedSource.ts";
import { readPasted } from "./readPasted.ts";

const nothing = { tables: 0, images: 0, embeds: 0, styles: 0 };
const readText = (html: string) =>
  readPasted({ readClipboard: async (one) => ({ content: parsedContent(one), unread: nothing }) })({ html });
const read = async (html: string) => (await readText(html)).content;
const blocks: DraftBlocks = [
  { id: 1, type: "text", content: "avant après" },
  { id: 2, type: "image", content: "" },
];
const paste = async (html: string, [from, to] = [6, 6]) =>
  withPasted(blocks, { id: 1, from, to, content: await read(html) }).map(({ id: _, ...block }) => block);

const report = `<h2>Le <b>match</b></h2><p>Une ligne<br>et <a href="https://a.fr">là</a>.</p><ul><li>un</li><li>deux</li></ul><h3>Suite</h3>`;

it("[AD-23] makes blocks of headings and of what stands between them, where it is pasted", async () => {
  expect(await paste(report)).toEqual([
    { type: "text", content: "avant" },
    { type: "heading", level: 2, content: "Le match" },
    { type: "text", content: "Une ligne\net là (https://a.fr).\n\n- un\n- deux" },
    { type: "heading", level: 3, content: "Suite" },
    { type: "text", content: "après" },
    { type: "image", content: "" },
  ]);
});

it("puts words without headings into the block itself, in place of what was marked", async () => {
  expect((await paste("<p>un</p><p><a href='javascript:alert(1)'>deux</a></p>", [0, 6]))[0]).toEqual({
    type: "text",
    content: "un\n\ndeuxaprès",
  });
  expect(await paste("<img src=x onerror=alert(1)>")).toEqual(blocks.map(({ id: _, ...block }) => block));
});

it("gives every block a number of its own", async () => {
  const pasted = withPasted(blocks, { id: 1, from: 0, to: 11, content: await read(report) });
  expect(new Set(pasted.map(({ id }) => id)).size).toBe(pasted.length);
});

it.each(["article", "tip"] as const)("makes a source of it that %s readers see as it was", async (kind) => {
  const content = await read(
    `${report}<ol><li>un<ul><li>deux</li></ul></li></ol><blockquote><p>cité</p></blockquote><hr>`,
  );
  const source = sourceWith(kind, "", { from: 0, to: 0, content });
  expect(kind === "article" ? parsedContent(source) : joined(markedContent(source))).toEqual(content);
});

it.each(["article", "tip"] as const)("keeps the words of anything as words, in the source of %s", async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(..."ab <>*_`#[]()!&~|\\-+=1.@:/") }), async (words) => {
      const content = await read(`<p>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`);
      const source = sourceWith(kind, "", { from: 0, to: 0, content });
      expect(kind === "article" ? parsedContent(source) : joined(markedContent(source))).toEqual(content);
    }),
  );
});

it("goes into a line as a line, and between lines as more", async () => {
  const put = async (html: string) => sourceWith("tip", "Un deux", { from: 3, to: 3, content: await read(html) });
  expect(await put("<p><b>et</b></p>")).toBe("Un **et**deux");
  expect(await put("<h2>Titre</h2>")).toBe("Un\n\n## Titre\n\ndeux");
});

it("keeps a text's headings below the page's own title", async () => {
  const levels = (await read("<h1>Un</h1><h2>Deux</h2><h6>Six</h6>")).map((block) => "level" in block && block.level);
  expect(levels).toEqual([2, 3, 6]);
});

it("[CO-3] counts links that lead astray, wherever they stand, and no others", async () => {
  const bad = `<a href="javascript:alert(1)">un</a>`;
  const good = `<a href="https://a.fr">deux</a> <a href="/tips">trois</a>`;
  const html = `<h2>${bad}</h2><p>${bad} ${good}</p><ul><li><b>${bad}</b></li></ul><blockquote><p>${bad}</p></blockquote>`;
  expect((await readText(html)).badLinks).toBe(4);
  expect((await readText(`<p>${good}</p>`)).badLinks).toBe(0);
});
