import { expect, it } from "vitest";
import { nothingUnread } from "../editing/leftOut.ts";
import type { FoundItem } from "./found.ts";
import { prepareItem } from "./prepareItem.ts";

const readers = {
  readHtml: async () => [],
  readContent: () => [],
  markdownHtml: async (text: string) => text,
  siteHtml: async (html: string) => html,
  readForeign: async () => ({ content: [], unread: nothingUnread }),
};
const tip: FoundItem = {
  kind: "tip",
  origin: "markdown::un",
  title: "Un",
  slug: "un",
  format: "stored",
  body: "Texte",
  excerpt: "",
  category: "",
  author: "",
  featuredImage: "",
  isPublished: false,
  date: "2024-05-01T00:00:00.000Z",
  notes: [],
};
const prepared = async (more: Partial<FoundItem> = {}) => (await prepareItem({ ...tip, ...more }, [], readers))?.item;

it("[NW-80] dates the publication of what is published, and of the draft of an export of this site", async () => {
  const dates = [{}, { isPublished: true }, { createdAt: null }].map(
    async (more) => (await prepared(more))?.publishedAt,
  );
  expect(await Promise.all(dates)).toEqual([null, tip.date, tip.date]);
});

it("[NW-80] cuts too long fields and leaves out an invalid picture, and keeps the text", async () => {
  const more = { difficulty: "é".repeat(41), readTime: "5".repeat(60), heroImage: "javascript:alert(1)" };
  expect((await prepared({ more }))?.fields).toMatchObject({
    content: "Texte",
    difficulty: "é".repeat(40),
    readTime: "5".repeat(40),
    heroImage: "",
  });
  expect((await prepared({ more: { heroImage: "/a.jpg" } }))?.fields.heroImage).toBe("/a.jpg");
});
