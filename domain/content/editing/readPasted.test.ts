import { expect, it } from "vitest";
import { parsedContent } from "../../../adapters/html/parsedContent.ts";
import { nothingUnread } from "./leftOut.ts";
import { isTooLongToPaste, readPasted } from "./readPasted.ts";
import { sourceOf } from "./source.ts";

const readText = (html: string) =>
  readPasted({ readClipboard: async (one) => ({ content: parsedContent(one), unread: nothingUnread }) })({ html });
const read = async (html: string) => (await readText(html)).content;

it("[AD-23] keeps headings, marks, links, lists and quotes in both formats", async () => {
  const content = await read(
    `<h2>Le <b>match</b></h2><p>Une ligne<br>et <a href="https://a.fr">là</a>.</p><ul><li>un<ol><li>deux</li></ol></li></ul><blockquote>cité</blockquote><hr>`,
  );
  expect(sourceOf("article", content)).toBe(
    `<h2>Le <strong>match</strong></h2>\n<p>Une ligne<br>et <a href="https://a.fr">là</a>.</p>\n<ul>\n<li>un\n<ol>\n<li>deux</li>\n</ol></li>\n</ul>\n<blockquote><p>cité</p></blockquote>\n<hr>`,
  );
  expect(sourceOf("tip", content)).toBe(
    "## Le **match**\n\nUne ligne\net [là](<https://a.fr>).\n\n- un\n  1. deux\n\n> cité\n\n***",
  );
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

it("[NW-32] reads nothing of a text that is too long", async () => {
  const html = `<p>${"a".repeat(2_000_001)}</p>`;
  expect([isTooLongToPaste(html), await read(html)]).toEqual([true, []]);
});
