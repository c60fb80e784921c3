import { beforeAll, describe, expect, it, vi } from "vitest";
import { seed } from "../../adapters/memory/seed/seed.ts";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { longestComment } from "../../domain/content/reactions/comment.ts";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query, first } = databaseForTests();

const tip = seed.tips[0]?.id ?? "";

describe("a comment in the database", () => {
  const add = (content: string) => query("insert into tip_comments (tip_id, content) values ($1, $2)", [tip, content]);

  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["line ends and tabs", "\n\t\r\n"],
    ["no-break spaces", "\u00a0\u202f\u3000"],
    ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
    ["marks of direction", "\u200e\u200f\u202e\u2066\u2069\u061c"],
    ["soft hyphens", "\u00ad\u00ad"],
    ["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
    ["one character too many", "é".repeat(longestComment + 1)],
    ["one emoji too many", "\u{1f44b}".repeat(longestComment + 1)],
  ])("[TP-8] is refused when it is made of %s", async (_, content) => {
    await expect(add(content)).rejects.toMatchObject({ code: "23514" });
  });

  it.each([
    ["as long as it may be", "é".repeat(longestComment)],
    ["as long as it may be, in emoji", "\u{1f44b}".repeat(longestComment)],
    ["an emoji of several", "\u{1f469}\u200d\u{1f467}"],
    ["a point", "."],
    ["Arabic", "\u0645\u0631\u062d\u0628\u0627"],
  ])("[TP-8] is kept when it is %s", async (_, content) => {
    await add(content);
    expect(await query("delete from tip_comments where content = $1 returning content", [content])).toEqual([
      { content },
    ]);
  });
});

describe("the date of publication", () => {
  const dateOf = async (slug: string) =>
    (await first("select published_at from tips where slug = $1", [slug]))?.["published_at"];

  it("[BE-3] is absent from a draft, set when it is first published, and kept whatever comes after", async () => {
    await query("insert into tips (slug, title) values ('essai', 'Essai')");
    expect(await dateOf("essai")).toBeNull();

    await query("update tips set is_published = true where slug = 'essai'");
    const date = await dateOf("essai");
    expect(date).toEqual(expect.any(String));

    for (const change of [
      "title = 'Autre'",
      "is_published = false",
      "published_at = null",
      "is_published = true, published_at = null",
    ]) {
      await query(`update tips set ${change} where slug = 'essai'`);
      expect(await dateOf("essai")).toBe(date);
    }
  });

  it("is set at once for what is published as it is written, and left alone when it is given", async () => {
    await query("insert into tips (slug, title, is_published) values ('publie', 'Publié', true)");
    expect(await dateOf("publie")).toEqual(expect.any(String));
    await query(
      "insert into tips (slug, title, is_published, published_at) values ('date', 'Daté', true, '2026-01-02Z')",
    );
    expect(await dateOf("date")).toContain("2026-01-02");
  });
});

describe("what hangs on a draft", () => {
  const draft = "essai-de-brouillon";
  beforeAll(async () => {
    await query("insert into tips (slug, title, is_published, category) values ($1, 'Essai', true, 'Secrète')", [
      draft,
    ]);
    await query("insert into tip_likes (tip_id, user_id) select id, $2 from tips where slug = $1", [
      draft,
      memberId(4),
    ]);
    await query("insert into tip_comments (tip_id, content) select id, 'Avant' from tips where slug = $1", [draft]);
  });

  const seen = async (audience: "visitor" | "member") => {
    const { client, me } = await clientAs(embedded(), audience);
    const id = (await first("select id from tips where slug = $1", [draft]))?.["id"];
    const answers = await Promise.all([
      client.from("tips").select("like_count").eq("id", id),
      client.from("tip_comments").select().eq("tip_id", id),
      client.from("tip_statistics").select().eq("category", "Secrète"),
    ]);
    const likes = await client.from("tip_likes").select().eq("tip_id", id);
    const writes = [
      await client.from("tip_likes").insert({ tip_id: id, user_id: me }),
      await client.from("tip_comments").insert({ tip_id: id, user_id: me, content: "Après" }),
    ];
    const views = async () =>
      Number((await first("select count(*)::int as count from tip_views where tip_id = $1", [id]))?.["count"]);
    const before = await views();
    await client.rpc("count_tip_view", { tip: id, visitor: crypto.randomUUID() });
    return {
      rows: answers.map(({ data }) => data?.length),
      // The caller's own: the other member's like is in the counter alone.
      likes: likes.data?.length ?? "refused",
      written: [...writes.map(({ error }) => error === null), (await views()) > before],
    };
  };

  it("[BE-3] is there for all while it is published", async () => {
    expect(await seen("visitor")).toEqual({ rows: [1, 1, 1], likes: "refused", written: [false, false, true] });
    expect(await seen("member")).toEqual({ rows: [1, 1, 1], likes: 0, written: [true, true, true] });
    expect((await seen("member")).likes).toBe(1);
  });

  it.each(["visitor", "member"] as const)(
    "[BE-3] is hidden from a %s once it is taken back, and nothing is added",
    async (who) => {
      await query("update tips set is_published = false where slug = $1", [draft]);
      await query("delete from tip_comments where content = 'Après'");
      const likes = who === "visitor" ? "refused" : 0;
      expect(await seen(who)).toEqual({ rows: [0, 0, 0], likes, written: [false, false, false] });
      await query("update tips set is_published = true where slug = $1", [draft]);
    },
  );

  it("[TP-10] is published now, whatever day is asked for: no sum may count what no list shows", async () => {
    await query("update tips set published_at = now() + interval '1 day' where slug = $1", [draft]);
    expect(await first("select published_at <= now() as now from tips where slug = $1", [draft])).toEqual({
      now: true,
    });
    expect((await seen("visitor")).rows.slice(2)).toEqual([1]);
  });
});

it("forgets a member whose login is deleted, and keeps their comments without a name", async () => {
  const gone = memberId(4);
  const traces = () =>
    first(
      `select (select count(*)::int from profiles where id = $1) as profiles,
        (select count(*)::int from member_cards where id = $1) as cards,
        (select count(*)::int from user_roles where user_id = $1) as roles,
        (select count(*)::int from tip_likes where user_id = $1) as likes,
        (select count(*)::int from tip_ratings where user_id = $1) as ratings,
        (select count(*)::int from tip_comments where user_id = $1) as comments`,
      [gone],
    );
  const unnamed = async () =>
    (await first("select count(*)::int as count from tip_comments where user_id is null"))?.["count"];
  await query("insert into user_roles (user_id, role) values ($1, 'staff')", [gone]);
  const [before, unnamedBefore] = [await traces(), await unnamed()];
  expect(before).toMatchObject({ profiles: 1, cards: 1, roles: 1 });

  await query("delete from auth.users where id = $1", [gone]);
  expect(await traces()).toEqual({ profiles: 0, cards: 0, roles: 0, likes: 0, ratings: 0, comments: 0 });
  expect(await unnamed()).toBe(Number(unnamedBefore) + Number(before?.["comments"]));
});
