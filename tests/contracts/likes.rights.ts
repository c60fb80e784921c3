import type { MemberId } from "../../domain/accounts/member.ts";
import type { Likes } from "../../domain/content/reactions/ports.ts";
import { type Attempt, type ContentKind, kept, type RequestProbe } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, mine } from "../security/reach.ts";

const likeThrough = async <Id>(likes: Likes<Id>, id: Id, member: MemberId): Promise<boolean> => {
  const answer = await likes.set(id, member, true);
  await likes.set(id, member, false);
  return answer.ok;
};

const likeFor = async (member: MemberId, kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const [table, column, id] = [`${kind}_likes`, `${kind}_id`, attempt[kind]];
  await attempt.client.from(table).insert({ [column]: id, user_id: member });
  return kept(attempt, `delete from ${table} where ${column} = $1 and user_id = $2 returning 1`, id, member);
};

/** Reads the rows of others as they are stored, and by the items that they belong to. */
const learnsWhoLikes =
  (kind: "tip" | "article"): RequestProbe =>
  async ({ client, backend, ...attempt }) => {
    const [table, column, id] = [`${kind}_likes`, `${kind}_id`, attempt[kind]];
    await backend.query(`insert into ${table} (${column}, user_id) values ($1, $2)`, [id, somebodyElse]);
    const answers = await Promise.all([
      client.from(table).select().eq("user_id", somebodyElse),
      client.from(table).select("created_at").eq(column, id).neq("user_id", attempt.me),
      client.from(`${kind}s`).select(`${table}!inner(user_id)`).eq("id", id).eq(`${table}.user_id`, somebodyElse),
    ]);
    const count = await client.from(table).select("*", { count: "exact", head: true }).eq("user_id", somebodyElse);
    await backend.query(`delete from ${table} where ${column} = $1 and user_id = $2`, [id, somebodyElse]);
    return answers.some(({ data }) => (data?.length ?? 0) > 0) || (count.count ?? 0) > 0;
  };

export const probes: Probes = {
  "like a tip": {
    port: ({ ports, tip, me }) => likeThrough(ports.likes, tip.id, me),
    request: (attempt) => likeFor(attempt.me, "tip", attempt),
  },
  "like a tip for somebody else": {
    port: ({ ports, tip }) => likeThrough(ports.likes, tip.id, somebodyElse),
    request: (attempt) => likeFor(somebodyElse, "tip", attempt),
  },
  "like an article": {
    port: ({ ports, article, me }) => likeThrough(ports.articleLikes, article.id, me),
    request: (attempt) => likeFor(attempt.me, "article", attempt),
  },
  "like an article for somebody else": {
    port: ({ ports, article }) => likeThrough(ports.articleLikes, article.id, somebodyElse),
    request: (attempt) => likeFor(somebodyElse, "article", attempt),
  },
  "learn who else likes a tip": {
    port: async ({ ports, tip, me }) => me !== somebodyElse && ports.likes.has(tip.id, somebodyElse),
    request: learnsWhoLikes("tip"),
  },
  "learn who else likes an article": {
    port: async ({ ports, article, me }) => me !== somebodyElse && ports.articleLikes.has(article.id, somebodyElse),
    request: learnsWhoLikes("article"),
  },
};

export const privileges = [
  ...["article", "tip"].flatMap((kind) => [
    `authenticated: delete on ${kind}_likes`,
    `authenticated: insert on ${kind}_likes (${kind}_id)`,
    `authenticated: insert on ${kind}_likes (user_id)`,
    `authenticated: select on ${kind}_likes`,
  ]),
  "anon: select on article_statistics",
  "authenticated: select on article_statistics",
];

export const cells: Cells = {
  reach: {
    "select public.article_likes": mine("user_id"),
    "select public.tip_likes": mine("user_id"),
    "delete public.article_likes": mine("user_id"),
    "delete public.tip_likes": mine("user_id"),
  },
  stored: { member: ["delete public.article_likes", "delete public.tip_likes"] },
};
