import { describe, expect, it } from "vitest";
import type { Member, MemberId, Role } from "../../accounts/member.ts";
import type { Session } from "../../accounts/ports.ts";
import type { Slug } from "../../shared/slug.ts";
import { noFields } from "./fields.ts";
import type { EditedItem, Fields, ContentKind } from "./contentItem.ts";
import type { ContentRepository } from "./ports.ts";
import { readDraft } from "./readDraft.ts";

const missing = { ok: false, refusal: { kind: "not-found" } };
const member = { id: "m1" as MemberId, email: "a@demo.test" } as Member;

const begin = (who: Member | undefined, role: Role | undefined, item: EditedItem | undefined) => {
  const asked: unknown[] = [];
  const read = readDraft({
    session: { current: async () => who } as Session,
    roles: { of: async () => role },
    contents: { open: async (wanted) => (asked.push(wanted), item) } as ContentRepository,
    articles: { authorsOf: async (names) => names.map((name) => ({ name, person: null })) },
    preview: async ({ kind, content }) => [{ kind: "code", text: `${kind}: ${content}` }],
  });
  return { asked, read };
};
const itemOf = (kind: ContentKind, fields: Partial<Fields>): EditedItem => ({
  kind,
  id: "i1" as EditedItem["id"],
  slug: "stage" as Slug,
  oldSlugs: [],
  fields: { ...noFields, title: "Stage", content: "Texte", ...fields },
  categoryLabel: fields.category ?? "",
  byline: kind === "article" ? "Sarah" : null,
  authorNames: [],
  isPublished: false,
  publishedAt: null,
  publishAt: null,
  unpublishAt: null,
  isFeatured: false,
  isPinned: false,
  createdAt: "2026-11-01T00:00:00Z",
  updatedAt: "2026-11-02T00:00:00Z",
  revision: 1,
});

describe("[CO-1] a draft at its own address", () => {
  it.each([
    ["visitors", undefined, undefined],
    ["members", member, undefined],
  ])("is no more to %s than what isn't there, and isn't asked for", async (_, who, role) => {
    const { asked, read } = begin(who, role, itemOf("article", {}));
    expect(await read({ kind: "article", slug: "stage" })).toEqual(missing);
    expect(asked).toEqual([]);
  });

  it.each(["staff", "admin"] as const)("is read by %s as its page will show it", async (role) => {
    const { asked, read } = begin(member, role, itemOf("article", { category: "esport", featuredImage: "/a.png" }));
    expect(await read({ kind: "article", slug: "stage" })).toEqual({
      ok: true,
      value: {
        kind: "article",
        id: "i1",
        slug: "stage",
        title: "Stage",
        excerpt: null,
        category: "esport",
        categoryLabel: "esport",
        author: "Sarah",
        authors: [],
        tags: [],
        featuredImage: "/a.png",
        heroImage: null,
        plan: null,
        difficulty: null,
        readTime: null,
        content: [{ kind: "code", text: "article: Texte" }],
        isPublished: false,
        date: "2026-11-02T00:00:00Z",
      },
    });
    expect(asked).toEqual([{ kind: "article", slug: "stage" }]);
  });

  it("is a tip with what only tips have", async () => {
    const { read } = begin(
      member,
      "staff",
      itemOf("tip", { author: "Yanis", difficulty: "Expert", readTime: "5 min" }),
    );
    expect(await read({ kind: "tip", slug: "stage" })).toMatchObject({
      value: { author: "Yanis", difficulty: "Expert", readTime: "5 min" },
    });
  });

  it("isn't asked for under what can't be a slug, and isn't there when it isn't", async () => {
    const { asked, read } = begin(member, "staff", undefined);
    expect(await read({ kind: "tip", slug: "../x" })).toEqual(missing);
    expect(asked).toEqual([]);
    expect(await read({ kind: "tip", slug: "stage" })).toEqual(missing);
  });
});
