import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Embedded, startEmbedded } from "../embedded.ts";
import * as catalogue from "./catalogue.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const ask = (sql: string) => embedded.backend.query(sql);
const column = async (sql: string) => (await ask(sql)).map((row) => Object.values(row)[0]);

/** What is read of an article: all but who wrote it, and the name that may be an e-mail. */
const ofArticles = [
  "byline",
  "byline_key",
  "category",
  "category_key",
  "comment_count",
  "content",
  "created_at",
  "excerpt",
  "featured_image",
  "id",
  "is_published",
  "like_count",
  "published_at",
  "slug",
  "title",
  "updated_at",
].flatMap((column) => ["anon", "authenticated"].map((role) => `${role}: select on articles (${column})`));

/** All that visitors and members may do, as far as the tables go: row security decides on which rows. */
const granted = [
  ...ofArticles,
  "anon: select on article_comments",
  "anon: select on article_likes",
  "anon: select on article_statistics",
  "anon: select on member_cards",
  "anon: select on tip_comments",
  "anon: select on tip_likes",
  "anon: select on tip_statistics",
  "anon: select on tips",
  "authenticated: delete on article_likes",
  "authenticated: delete on tip_likes",
  "authenticated: insert on article_comments (article_id)",
  "authenticated: insert on article_comments (content)",
  "authenticated: insert on article_comments (user_id)",
  "authenticated: insert on article_likes (article_id)",
  "authenticated: insert on article_likes (user_id)",
  "authenticated: insert on tip_comments (content)",
  "authenticated: insert on tip_comments (tip_id)",
  "authenticated: insert on tip_comments (user_id)",
  "authenticated: insert on tip_likes (tip_id)",
  "authenticated: insert on tip_likes (user_id)",
  "authenticated: select on article_comments",
  "authenticated: select on article_likes",
  "authenticated: select on article_statistics",
  "authenticated: select on member_cards",
  "authenticated: select on profiles",
  "authenticated: select on tip_comments",
  "authenticated: select on tip_likes",
  "authenticated: select on tip_ratings",
  "authenticated: select on tip_statistics",
  "authenticated: select on tips",
  "authenticated: select on user_roles",
].toSorted();

const calls = ["count_tip_view", "get_tips_with_stats"];

describe("the database", () => {
  it("[BE-3] has row security on every table, and a policy", async () => {
    const tables = await ask(catalogue.tables);
    expect(tables.length).toBeGreaterThanOrEqual(13);
    expect(tables.filter(({ secured, policies }) => !secured || policies === 0)).toEqual([]);
  });

  it("[BE-3] gives visitors and members these privileges and no other", async () => {
    expect(await column(catalogue.privileges)).toEqual(granted);
  });

  it("[BE-3] lets visitors and members call these functions and no other", async () => {
    expect(await column(catalogue.callable)).toEqual(
      ["anon", "authenticated"].flatMap((role) => calls.map((call) => `${role}: public.${call}`)),
    );
  });

  it("[BE-3] keeps visitors and members out of the private schema", async () => {
    expect(await column(catalogue.reachableSchemas)).toEqual(["anon: public", "authenticated: public"]);
  });

  it("[BE-3] gives visitors and members no power over other roles or row security", async () => {
    expect(await column(catalogue.mightyRoles)).toEqual([]);
  });

  it("lends its owner's rights only to functions with a fixed search path, and to one that can be called", async () => {
    expect(await column(catalogue.loosePowers)).toEqual([]);
    // It writes one row a call, of what the caller may see: the migration says why.
    expect(await column(catalogue.openPowers)).toEqual([expect.stringContaining("count_tip_view")]);
  });

  it("has an index for every foreign key", async () => {
    expect(await column(catalogue.slowKeys)).toEqual([]);
  });
});
