import { expect, it } from "vitest";
import type { Block } from "../body/content.ts";
import { isNothing, leftOutOf, nothingUnread, type ReadText } from "./leftOut.ts";

const link: Block = {
  kind: "paragraph",
  inlines: [{ kind: "link", address: "https://a.fr", inlines: [{ kind: "text", text: "mots" }] }],
};
const read = (more: Partial<ReadText> = {}): ReadText => ({
  content: [{ kind: "quote", blocks: [link] }],
  unread: nothingUnread,
  badLinks: 0,
  ...more,
});
const none = { tables: 0, images: 0, embeds: 0, comments: 0, changes: 0, links: 0, marks: 0 };

it("[CO-3] a paste leaves out what can't be read, and links that lead astray, and no marks, links or quotes", () => {
  expect(leftOutOf(read())).toEqual(none);
  expect(isNothing(leftOutOf(read()))).toBe(true);
  const parts = { tables: 1, images: 2, embeds: 3, comments: 5 };
  const lost = leftOutOf(read({ unread: { ...parts, styles: 2, changes: 2 }, badLinks: 4 }));
  expect(lost).toEqual({ ...parts, links: 4, marks: 1, changes: 1 });
  expect(isNothing(lost)).toBe(false);
});
