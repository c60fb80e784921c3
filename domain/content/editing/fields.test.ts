import { describe, expect, it } from "vitest";
import { changedFields, longestOf, nextRevision, noFields, normalizeFields } from "./fields.ts";
import { allFields, fieldsOf } from "./contentItem.ts";

const typed = { ...noFields, title: "Essai" };
const refusal = (kind: string, more: object = {}) => ({ ok: false, refusal: { kind, ...more } });

describe("what was typed", () => {
  it.each(["", "   ", "\n\t", "\u200b\u2060", "\u202e", "\u00a0\u3000"])("[AD-8] needs a title: not %j", (title) => {
    expect(normalizeFields("article", { ...typed, title })).toEqual(refusal("title-required"));
  });

  it.each(["\u{1f44b}", "admin", ".", "é".repeat(300), "\u{1f44b}".repeat(300)])("may be titled %j", (title) => {
    expect(normalizeFields("tip", { ...typed, title })).toMatchObject({ ok: true, value: { title } });
  });

  it("is normalized: names on one line, texts with one kind of line end", () => {
    const kept = normalizeFields("tip", {
      ...typed,
      title: "  Un\r\n deux\u202e ",
      excerpt: "a\r\nb\u0000 ",
      content: "<p>a</p>\r<p>b</p>\u2066",
      author: "Lya\nFontaine",
    });
    expect(kept).toMatchObject({
      ok: true,
      value: { title: "Un deux", excerpt: "a\nb", content: "<p>a</p>\n<p>b</p>", author: "Lya Fontaine" },
    });
  });

  it("has what only tips have in a tip alone", () => {
    const all = Object.fromEntries(allFields.map((field) => [field, "/x"])) as typeof noFields;
    expect(normalizeFields("tip", all)).toEqual({ ok: true, value: { ...all, match: "", authors: "", tags: "" } });
    const article = normalizeFields("article", all);
    const kept = article.ok ? Object.entries(article.value).filter(([, text]) => text !== "") : [];
    expect(kept.map(([field]) => field).toSorted()).toEqual([...fieldsOf("article")].toSorted());
  });

  // Authors and tags are cut.
  it.each(allFields.filter((field) => !["authors", "tags"].includes(field)))(
    "is refused when %s is too long, and says by how much",
    (field) => {
      const fields = { ...typed, [field]: `/${"a".repeat(longestOf[field] + 2)}` };
      const kind = fieldsOf("tip").includes(field) ? "tip" : "article";
      expect(normalizeFields(kind, fields)).toEqual(refusal("too-long", { fields: { [field]: 3 } }));
    },
  );

  it("[SE-55] may keep a picture over http, which the body may have too", () => {
    const insecure = { ...typed, heroImage: " http://a.fr/b.png ", content: "![](http://a.fr/b.png)" };
    expect(normalizeFields("tip", insecure)).toMatchObject({ ok: true, value: { heroImage: "http://a.fr/b.png" } });
  });

  it("[AD-8] says which picture leads astray", () => {
    for (const field of ["featuredImage", "heroImage"] as const) {
      expect(normalizeFields("tip", { ...typed, [field]: "javascript:alert(1)" })).toEqual(
        refusal("bad-image", { field }),
      );
      expect(normalizeFields("tip", { ...typed, [field]: "images/a.png" })).toMatchObject({
        value: { [field]: "/images/a.png" },
      });
    }
  });
});

it("differs in what was changed", () => {
  expect(changedFields(typed, { ...typed, content: "Un", category: "a" })).toEqual(["category", "content"]);
  expect(changedFields(typed, { ...typed })).toEqual([]);
});

const current = { fields: { ...noFields, title: "Avant" }, revision: 3 };

it("[AD-27] makes a revision of a save that changes a field, and refuses one that started from another revision", () => {
  const fields = { ...current.fields, title: "Après", excerpt: "Plus" };
  expect(nextRevision(current, { revision: 3, fields })).toEqual({
    ok: true,
    value: { revision: 4, changed: ["title", "excerpt"] },
  });
  for (const revision of [2, 4]) {
    expect(nextRevision(current, { revision, fields })).toEqual({ ok: false, refusal: { kind: "stale" } });
  }
});

it("[AD-27] makes none of a save that changes nothing", () => {
  const { fields } = current;
  expect(nextRevision(current, { revision: 3, fields })).toEqual({ ok: true, value: { revision: 3, changed: [] } });
});
