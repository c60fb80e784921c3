import { expect, it } from "vitest";
import type { Content } from "../body/content.ts";
import type { Slug } from "../../shared/slug.ts";
import type { ContentKind, ItemId } from "./contentItem.ts";
import { noFields } from "./fields.ts";
import { readSharedDraft, type SharedItem } from "./sharedDraft.ts";

const missing = { ok: false, refusal: { kind: "not-found" } };
const secret = "0a".repeat(32);
const expiresAt = "2026-12-04T12:00:00Z";

const itemOf = (kind: ContentKind): SharedItem => ({
  kind,
  id: "i1" as ItemId,
  slug: "stage" as Slug,
  fields: {
    ...noFields,
    title: "Stage",
    content: "Texte",
    author: kind === "tip" ? "Lya" : "",
    tags: kind === "tip" ? "" : "LAN",
  },
  categoryLabel: "",
  byline: kind === "article" ? "Sarah" : null,
  authorNames: kind === "article" ? ["Sarah"] : [],
  isPublished: false,
  publishedAt: null,
  updatedAt: "2026-11-02T00:00:00Z",
  expiresAt,
});

const begin = (item: SharedItem | undefined) => {
  const asked: string[] = [];
  const said = (text: string): Content => [{ kind: "code", text }];
  const read = readSharedDraft({
    shared: { read: async (given) => (asked.push(given), given === secret ? item : undefined) },
    articles: { authorsOf: async (names) => names.map((name) => ({ name, person: "lya" })) },
    readHtml: async (html) => said(`HTML: ${html}`),
    showCards: async (content) => content,
    readContent: (text) => said(`Markdown: ${text}`),
  });
  return { asked, read };
};

it.each([
  ["article", "Sarah", "HTML: Texte"],
  ["tip", "Lya", "Markdown: Texte"],
] as const)("[NW-20] [NW-192] shows the %s of a link as its page will, and until when", async (kind, author, text) => {
  const { read } = begin(itemOf(kind));
  expect(await read({ secret })).toMatchObject({
    ok: true,
    value: {
      kind,
      title: "Stage",
      author,
      authors: kind === "article" ? [{ name: "Sarah", person: "lya" }] : [],
      tags: kind === "article" ? [{ slug: "lan", label: "LAN" }] : [],
      content: [{ kind: "code", text }],
      isPublished: false,
      date: "2026-11-02T00:00:00Z",
      expiresAt,
    },
  });
});

it("[NW-20] refuses a link that is closed or over as it refuses one that never was", async () => {
  const { read } = begin(undefined);
  expect(await read({ secret })).toEqual(missing);
  expect(await read({ secret: "1".repeat(64) })).toEqual(missing);
});

it.each(["", "abc", "A".repeat(64), `${"a".repeat(64)}\n`, "a".repeat(65), "é".repeat(64)])(
  "[NW-21] asks the backend for nothing that is no secret: %j",
  async (typed) => {
    const { asked, read } = begin(itemOf("tip"));
    expect(await read({ secret: typed })).toEqual(missing);
    expect(asked).toEqual([]);
  },
);
