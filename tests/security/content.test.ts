import { describe, expect, it, vi } from "vitest";
import { longestOf } from "../../domain/content/editing/fields.ts";
import type { Field } from "../../domain/content/editing/contentItem.ts";
import { longestReason } from "../../domain/content/reactions/moderate.ts";
import { searchKey } from "../../domain/content/editing/search.ts";
import { slugOf } from "../../domain/shared/slug.ts";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query, first } = databaseForTests();

const columns = {
  title: "title",
  category: "category",
  excerpt: "excerpt",
  content: "content",
  featuredImage: "featured_image",
  difficulty: "difficulty",
  readTime: "read_time",
  heroImage: "hero_image",
  author: "author",
  searchTitle: "search_title",
  searchDescription: "search_description",
} as const satisfies Record<Exclude<Field, "match" | "authors" | "tags">, string>;

describe("what the forms take, the tables take", () => {
  it.each(Object.entries(columns))("%s has room for as much, and for no character more", async (field, column) => {
    const longest = longestOf[field as keyof typeof columns];
    const insert = (length: number) =>
      query(`insert into tips (slug, title) values ('long', 'Long') on conflict do nothing`).then(() =>
        query(`update tips set ${column} = $1 where slug = 'long' returning 1`, [
          /Image$/.test(field) ? "https://club.example/".padEnd(length, "a") : "\u{1f44b}".repeat(length),
        ]),
      );
    expect(await insert(longest)).toHaveLength(1);
    await expect(insert(longest + 1)).rejects.toMatchObject({ code: "23514" });
  });

  it("a reason to hide a comment has room for as much", async () => {
    const hide = (reason: string) =>
      query(
        "update tip_comments set hidden_reason = $1 where id = (select min(id::text)::uuid from tip_comments) returning 1",
        [reason],
      );
    expect(await hide("é".repeat(longestReason))).toHaveLength(1);
    await expect(hide("é".repeat(longestReason + 1))).rejects.toMatchObject({ code: "23514" });
    await expect(hide("  ")).rejects.toMatchObject({ code: "23514" });
  });
});

it.each(["Équipe", "L'ŒUF Æ", "Straße ΑΒΓ Ёлка", "ＦＵＬＬ ﬁn ½", "\u{1f525} İi", "نص"])(
  "[AD-6] searches %j by the same key as the site",
  async (title) => {
    expect(await first("select private.search_key($1) as key", [title])).toEqual({ key: searchKey(title) });
  },
);

describe("by plain requests", () => {
  it("[AD-12] staff insert an article by the product's call, and read it back", async () => {
    const { client, me } = await clientAs(embedded(), "staff");
    const row = {
      title: "Écrit à la main",
      content: "<p>Un</p>",
      excerpt: "Un",
      category: "gaming",
      featured_image: "/a.png",
      author_id: me,
      author_name: "Sarah",
      slug: slugOf("Écrit à la main"),
      is_published: true,
    };
    expect((await client.from("articles").insert(row)).error).toBeNull();
    const { author_id: _, author_name: author, ...read } = row;
    const { data } = await client.from("articles").select("*, byline").eq("slug", row.slug).limit(0);
    expect(data).toBeNull(); // No member may read all columns.
    const kept = await client
      .from("articles")
      .select("title, content, excerpt, category, featured_image, slug, is_published, byline")
      .eq("slug", row.slug);
    expect(kept.data).toEqual([{ ...read, byline: author }]);
  });

  it("[AD-13] an update counts a revision by what it changed, and names whoever did", async () => {
    const { client, me } = await clientAs(embedded(), "staff");
    await query("insert into articles (slug, title, content) values ('revu', 'Un', 'Un')");
    const id = (await first("select id from articles where slug = 'revu'"))?.["id"];
    const update = async (change: object, revision: number) =>
      (await client.from("articles").update(change).match({ id, revision }).select("revision, updated_at")).data;
    expect(await update({ title: "Deux", content: "Un" }, 1)).toMatchObject([{ revision: 2 }]);
    expect(await update({ title: "Trois" }, 1)).toEqual([]);
    expect(await update({ title: "Deux" }, 2)).toMatchObject([{ revision: 2 }]);
    const [last] = (await update({ is_published: true }, 2)) ?? [];
    expect(last).toMatchObject({ revision: 2 });
    expect(Date.parse(String(last?.updated_at))).toBeGreaterThan(Date.parse("2025-01-01"));
    expect(
      await query("select revision, fields, changed_by from article_revisions where article_id = $1", [id]),
    ).toEqual([{ revision: 2, fields: ["title"], changed_by: me }]);
  });

  it("counters, likes and views count no revision", async () => {
    const before = await query("select id, revision from tips order by id");
    await query("update tips set views = views + 1, like_count = like_count");
    expect(await query("select id, revision from tips order by id")).toEqual(before);
  });

  it("[BE-3] hiding is signed by the database, whatever the request says", async () => {
    const { client, me } = await clientAs(embedded(), "staff");
    const id = (await first("select id from article_comments limit 1"))?.["id"];
    const state = () =>
      first(
        `select hidden_at is not null as hidden, hidden_by, hidden_reason
        from article_comments left join article_comment_hidings on comment_id = id where id = $1`,
        [id],
      );
    await client.from("article_comments").update({ hidden_reason: "Non" }).eq("id", id);
    expect(await state()).toEqual({ hidden: true, hidden_by: me, hidden_reason: "Non" });
    await client.from("article_comments").update({ hidden_reason: null }).eq("id", id);
    expect(await state()).toEqual({ hidden: false, hidden_by: null, hidden_reason: null });
  });

  it("[BE-3] the pictures' bucket takes nothing but pictures, under names that say nothing", async () => {
    const { client } = await clientAs(embedded(), "staff");
    const bucket = client.storage.from("contenus");
    const script = new TextEncoder().encode("<svg onload=alert(1)>");
    const name = `images/${crypto.randomUUID()}`;
    expect((await bucket.upload(`${name}.png`, script, { contentType: "image/png" })).error).not.toBeNull();
    for (const path of [`${name}.svg`, `images/../${name}.png`, "autre/a.png", "a.png", `${name}.html`]) {
      expect((await bucket.upload(path, script, { contentType: "image/png" })).error).not.toBeNull();
    }
    expect(await query("select name from storage.objects where bucket_id = 'contenus'")).toEqual([]);
  });
});
