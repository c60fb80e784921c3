import { describe, expect, it } from "vitest";
import type { Block, Inline } from "../body/content.ts";
import { isNothing, leftOutOfBlocks, leftOutOfSource, type ReadText } from "./leftOut.ts";

const words: Inline = { kind: "text", text: "mots" };
const link: Inline = { kind: "link", address: "https://a.fr", inlines: [words] };
const strong = (...inlines: readonly Inline[]): Inline => ({ kind: "strong", inlines });
const paragraph = (...inlines: readonly Inline[]): Block => ({ kind: "paragraph", inlines });
const read = (content: readonly Block[], more: Partial<ReadText> = {}): ReadText => ({
  content,
  unread: { tables: 0, images: 0, embeds: 0, styles: 0 },
  badLinks: 0,
  ...more,
});
const none = { tables: 0, images: 0, embeds: 0, quotes: 0, links: 0, marks: 0 };

describe("[CO-3] what a paste leaves out", () => {
  it("is nothing of words, headings, lists and rules", () => {
    const plain = read([
      paragraph(words, { kind: "line-break" }, words),
      { kind: "heading", level: 2, inlines: [strong(words)] },
      { kind: "list", isOrdered: true, items: [[paragraph(words)]] },
      { kind: "rule" },
    ]);
    expect(leftOutOfBlocks(plain)).toEqual(none);
    expect(isNothing(leftOutOfBlocks(plain))).toBe(true);
    expect(isNothing(leftOutOfBlocks(read([], { badLinks: 1 })))).toBe(false);
  });

  it("of blocks is each quote once, each link, and whatever was marked", () => {
    const rich = read([
      { kind: "quote", blocks: [paragraph(link), { kind: "quote", blocks: [paragraph(words)] }] },
      { kind: "heading", level: 2, inlines: [link] },
      { kind: "list", isOrdered: false, items: [[paragraph(strong(link), strong(words))]] },
    ]);
    expect(leftOutOfBlocks(rich)).toEqual({ ...none, quotes: 1, links: 3, marks: 1 });
    expect(leftOutOfSource(rich)).toEqual(none);
  });

  it.each(["strong", "emphasis", "struck"] as const)("of blocks is what is %s", (kind) => {
    expect(leftOutOfBlocks(read([paragraph({ kind, inlines: [words] })]))).toEqual({ ...none, marks: 1 });
  });

  it("of blocks is code, in a line and on its own", () => {
    expect(leftOutOfBlocks(read([{ kind: "code", text: "a" }])).marks).toBe(1);
    expect(leftOutOfBlocks(read([paragraph({ kind: "code", text: "a" })])).marks).toBe(1);
  });

  it("is everywhere what can't be read, and links that lead astray", () => {
    const parts = { tables: 1, images: 2, embeds: 3 };
    const lost = read([paragraph(link)], { unread: { ...parts, styles: 2 }, badLinks: 4 });
    expect(leftOutOfBlocks(lost)).toEqual({ ...none, ...parts, links: 5, marks: 1 });
    expect(leftOutOfSource(lost)).toEqual({ ...none, ...parts, links: 4, marks: 1 });
  });
});
