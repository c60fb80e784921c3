// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leftOutOf, nothingUnread } from "../../../domain/content/editing/leftOut.ts";
import { readPasted } from "../../../domain/content/editing/readPasted.ts";
import { sourceOf } from "../../../domain/content/editing/source.ts";
import { shownContent } from "../../../domain/content/body/shownContent.ts";
import { pastedContent } from "../htmlContent.ts";

/** What programs put on the clipboard, what becomes of it, and what is told to be left out. */
type Case = Readonly<Record<"name" | "html" | "body", string>> & { readonly leftOut: object };

const corpus = JSON.parse(readFileSync("tests/pasted/corpus.json", "utf8")) as readonly Case[];

const read = readPasted({ readClipboard: pastedContent });
const pasted = async (html: string) => {
  const text = await read({ html });
  const leftOut = Object.entries(leftOutOf(text)).filter(([, count]) => count > 0);
  return { body: sourceOf("article", text.content).replaceAll("\n", ""), leftOut: Object.fromEntries(leftOut) };
};

it.each(corpus)(
  "[NW-201] [NW-202] [NW-203] [NW-204] [NW-205] keeps and tells what a paste has: $name",
  async ({ html, body, leftOut }) => {
    expect(await pasted(html)).toEqual({ body, leftOut });
  },
);

it("[NW-201] leaves comments out of a paste of a megabyte too", async () => {
  const item = `<p class=MsoNormal style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>${"mot ".repeat(60)}</p>`;
  const line = `<p class=MsoNormal><span lang=FR style='mso-ansi-language:FR'>${"<b><span lang=FR><span>un</span></span></b> deux ".repeat(2)}${"mot ".repeat(160)}<o:p></o:p></span></p>`;
  const comments = `<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Secret</p></div></div>`;
  const html = `${(item + line).repeat(1_000)}${comments}`;
  expect(html.length).toBeGreaterThan(1_000_000);
  expect(html.split("<").length).toBeGreaterThan(20_000);
  const { content, unread } = await pastedContent(html);
  expect(content.slice(0, 2).map(({ kind }) => kind)).toEqual(["list", "paragraph"]);
  expect(JSON.stringify(content).includes("Secret")).toBe(false);
  expect(unread).toEqual({ ...nothingUnread, comments: 1 });
}, 60_000);

it("[NW-204] shows the video of a pasted frame from its start", async () => {
  const { content } = await read({ html: corpus.find(({ name }) => name === "iframe")?.html ?? "" });
  expect(shownContent("article", content)[1]).toMatchObject({ kind: "embed", embed: { id: "dQw4w9WgXcQ", start: 42 } });
});
