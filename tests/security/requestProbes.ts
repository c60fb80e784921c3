import type { Client } from "../../adapters/supabase/client.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { Act } from "../../domain/rights.ts";
import type { Slug, TipId } from "../../domain/tips/tip.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { somebodyElse } from "./standings.ts";

export type Attempt = {
  readonly client: Client;
  /** As whom the client is signed in, or claims to be. */
  readonly me: MemberId;
  readonly backend: EmbeddedBackend;
  /** Published, and liked by neither `me` nor `somebodyElse`. */
  readonly tip: TipId;
  /** Liked and commented on before it was taken back. */
  readonly draft: { readonly id: TipId; readonly slug: Slug };
};

/** Tries an act by plain requests, past all that the site's own code would stop. Says whether it came through. */
type Probe = (attempt: Attempt) => Promise<boolean>;

const given = (rows: readonly unknown[] | null): boolean => (rows?.length ?? 0) > 0;

/** Whether a row is there now, whatever the answer was. */
const kept = async ({ backend }: Attempt, sql: string, ...values: readonly string[]): Promise<boolean> =>
  given(await backend.query(sql, [...values]));

const likeFor = (member: MemberId, attempt: Attempt) => async (): Promise<boolean> => {
  await attempt.client.from("tip_likes").insert({ tip_id: attempt.tip, user_id: member });
  return kept(attempt, "delete from tip_likes where tip_id = $1 and user_id = $2 returning 1", attempt.tip, member);
};

const commentFor = (member: MemberId, attempt: Attempt) => async (): Promise<boolean> => {
  const content = `Essai ${crypto.randomUUID()}`;
  await attempt.client.from("tip_comments").insert({ tip_id: attempt.tip, user_id: member, content });
  return kept(attempt, "delete from tip_comments where content = $1 returning 1", content);
};

const roles = "select user_id, role from user_roles order by user_id";
const counters = `select views, like_count, comment_count, rating_sum, rating_count, (select sum(views) from tip_statistics)
  from tips order by id`;

/** Whether any of these writes changed what the owner sees. */
const changes = async ({ backend }: Attempt, seen: string, writes: readonly PromiseLike<unknown>[]) => {
  const before = JSON.stringify(await backend.query(seen));
  await Promise.all(writes);
  return JSON.stringify(await backend.query(seen)) !== before;
};

export const requestProbes = {
  "read published tips": async ({ client, tip }) => {
    const all = await client.rpc("get_tips_with_stats");
    const one = await client.from("tips").select("title").eq("id", tip);
    return given(all.data) && given(one.data);
  },
  "read drafts of tips": async ({ client, draft: { id, slug } }) => {
    const answers = await Promise.all([
      client.from("tips").select("title").eq("id", id),
      client.rpc("get_tips_with_stats").eq("slug", slug),
      client.from("tip_likes").select("user_id").eq("tip_id", id),
      client.from("tip_comments").select("content").eq("tip_id", id),
      client.from("tip_likes").select("tips!tip_likes_tip_id_fkey(title)").eq("tip_id", id),
    ]);
    return answers.some(({ data }) => given(data));
  },
  "count a view of a tip": async (attempt) => {
    const visitor = crypto.randomUUID();
    await attempt.client.rpc("count_tip_view", { tip: attempt.tip, visitor });
    return kept(attempt, "select from tip_views where tip_id = $1 and visitor = $2", attempt.tip, visitor);
  },
  "like a tip": (attempt) => likeFor(attempt.me, attempt)(),
  "like a tip for somebody else": (attempt) => likeFor(somebodyElse, attempt)(),
  "comment on a tip": (attempt) => commentFor(attempt.me, attempt)(),
  "comment in somebody else's name": (attempt) => commentFor(somebodyElse, attempt)(),
  "set a tip's counters": async (attempt) => {
    const { client, tip } = attempt;
    return changes(attempt, counters, [
      client.from("tips").update({ views: 9 }).eq("id", tip),
      client.from("tips").update({ like_count: 9, comment_count: 9 }).eq("id", tip),
      client.from("tips").update({ rating_sum: 9, rating_count: 2 }).eq("id", tip),
      client.from("tip_statistics").update({ views: 9 }).gte("tips", 0),
      client.from("tip_ratings").insert({ tip_id: tip, user_id: somebodyElse, rating: 5 }),
      client.from("tip_views").insert({ tip_id: tip, visitor: crypto.randomUUID(), day: "2001-01-01" }),
    ]);
  },
  "read one's own profile": async ({ client, me }) => given((await client.from("profiles").select().eq("id", me)).data),
  "read somebody else's profile": async ({ client, me }) =>
    given((await client.from("profiles").select().neq("id", me)).data),
  // Who has none reads no row, and is refused nothing.
  "read one's own role": async ({ client, me }) => !(await client.from("user_roles").select().eq("user_id", me)).error,
  "give oneself a role": (attempt) => {
    const { client, me } = attempt;
    return changes(attempt, roles, [
      client.from("user_roles").insert({ user_id: me, role: "admin" }),
      client.from("user_roles").upsert({ user_id: me, role: "admin" }),
      client.from("user_roles").update({ role: "admin" }).eq("user_id", me),
      client.from("member_cards").update({ is_staff: true }).eq("id", me),
      client.auth.updateUser({ data: { role: "admin" } }),
    ]);
  },
  "see member cards": async ({ client }) => given((await client.from("member_cards").select()).data),
} as const satisfies Record<Act, Probe>;
