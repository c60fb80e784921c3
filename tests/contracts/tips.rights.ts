import { newVisitor, siteForTwo, tipOf } from "./ports.ts";
import { changes, given, kept } from "../security/attempts.ts";
import type { Probes } from "./files.ts";
import { type Cells, ofAll, ofStaff, published, updates } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const allTips = { sort: "recent", from: 0, count: 100 } as const;

const tipCounters = `select views, like_count, comment_count, rating_sum, rating_count, share_count,
  (select sum(views + shares) from tip_statistics), (select sum(views) from view_days) from tips order by id`;

export const probes: Probes = {
  "read published tips": {
    port: async ({ ports }) => (await ports.tips.slice(allTips)).length > 0,
    request: async ({ client, tip }) => {
      const all = await client.rpc("get_tips_with_stats");
      const one = await client.from("tips").select("title").eq("id", tip);
      return given(all.data) && given(one.data);
    },
  },
  "read drafts of tips": {
    port: async ({ ports: { contents, tips, likes, comments }, draft: { id, slug } }) =>
      (await contents.open({ kind: "tip", id })) !== undefined ||
      (await tips.bySlug(slug)) !== undefined ||
      (await tips.slice(allTips)).some((tip) => tip.id === id) ||
      (await likes.count(id)) > 0 ||
      (await comments.of(id, 1)).length > 0,
    request: async ({ client, draft: { id, slug } }) => {
      const answers = await Promise.all([
        client.from("tips").select("title").eq("id", id),
        client.rpc("get_tips_with_stats").eq("slug", slug),
        client.from("tip_likes").select("user_id").eq("tip_id", id),
        client.from("tip_comments").select("content").eq("tip_id", id),
        client.from("tip_likes").select("tips!tip_likes_tip_id_fkey(title)").eq("tip_id", id),
      ]);
      return answers.some(({ data }) => given(data));
    },
  },
  "count a view of a tip": {
    port: async ({ ports, tip }) => {
      const { views } = await tipOf(ports, siteForTwo);
      await ports.views.add(tip.id, newVisitor());
      return (await tipOf(ports, siteForTwo)).views === views + 1;
    },
    request: async (attempt) => {
      const visitor = crypto.randomUUID();
      await attempt.client.rpc("count_tip_view", { tip: attempt.tip, visitor });
      return kept(attempt, "select from tip_views where tip_id = $1 and visitor = $2", attempt.tip, visitor);
    },
  },
  "set a tip's counters": {
    port: "no port writes one",
    request: async (attempt) => {
      const { client, tip } = attempt;
      return changes(attempt, tipCounters, [
        client.from("tips").update({ views: 9 }).eq("id", tip),
        client.from("tips").update({ like_count: 9, comment_count: 9 }).eq("id", tip),
        client.from("tips").update({ rating_sum: 9, rating_count: 2 }).eq("id", tip),
        client.from("tip_statistics").update({ views: 9 }).gte("tips", 0),
        client.from("tip_views").insert({ tip_id: tip, visitor: crypto.randomUUID(), day: "2001-01-01" }),
        client.from("tips").update({ share_count: 9 }).eq("id", tip),
        client.from("tip_shares").insert({ tip_id: tip, visitor: crypto.randomUUID() }),
        client.from("view_days").update({ views: 9 }).gte("views", 0),
      ]);
    },
  },
};

export const privileges = [
  "anon: select on tips",
  "authenticated: select on tips",
  "anon: select on tip_statistics",
  "authenticated: select on tip_statistics",
  ...calls("everybody", "invoker", "get_tips_with_stats"),
  ...calls("everybody", "definer", "count_tip_view"),
  ...calls("members", "definer", "private.tip_words"),
];

export const cells: Cells = {
  reach: {
    "select public.tips": published("is_published"),
    "select public.tip_statistics": ofAll,
    "update public.tips": ofStaff,
    "delete public.tips": ofStaff,
  },
  stored: {
    staff: [
      "delete public.tips",
      ...updates(
        "public.tips",
        "title content excerpt category featured_image search_title search_description is_published publish_at unpublish_at",
      ),
      ...updates("public.tips", "author read_time difficulty hero_image"),
    ],
  },
};
