import type { MemberId } from "../../domain/accounts/member.ts";
import type { Comments } from "../../domain/content/reactions/ports.ts";
import { type Attempt, type ContentKind, changes, commentOf, given, kept } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, mine, ofStaff, type Reach } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const commentThrough = async <Id>(comments: Comments<Id>, id: Id, member: MemberId): Promise<boolean> =>
  (await comments.add(id, member, `Essai ${crypto.randomUUID()}`)).ok;

const commentFor = async (member: MemberId, kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const content = `Essai ${crypto.randomUUID()}`;
  await attempt.client.from(`${kind}_comments`).insert({ [`${kind}_id`]: attempt[kind], user_id: member, content });
  return kept(attempt, `delete from ${kind}_comments where content = $1 returning 1`, content);
};

const likeFor = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  const id = await commentOf(somebodyElse, attempt);
  await attempt.client.from("tip_comment_likes").insert({ comment_id: id, user_id: member });
  const isLiked = await kept(attempt, "select 1 from tip_comment_likes where comment_id = $1", id);
  await kept(attempt, "delete from tip_comments where id = $1", id);
  return isLiked;
};

export const probes: Probes = {
  "comment on a tip": {
    port: ({ ports, tip, me }) => commentThrough(ports.comments, tip.id, me),
    request: (attempt) => commentFor(attempt.me, "tip", attempt),
  },
  "comment in somebody else's name": {
    port: ({ ports, tip }) => commentThrough(ports.comments, tip.id, somebodyElse),
    request: (attempt) => commentFor(somebodyElse, "tip", attempt),
  },
  "comment on an article": {
    port: ({ ports, article, me }) => commentThrough(ports.articleComments, article.id, me),
    request: (attempt) => commentFor(attempt.me, "article", attempt),
  },
  "comment on an article in somebody else's name": {
    port: ({ ports, article }) => commentThrough(ports.articleComments, article.id, somebodyElse),
    request: (attempt) => commentFor(somebodyElse, "article", attempt),
  },
  "like a comment": {
    port: async (attempt) => {
      const [comment] = await attempt.ports.comments.of(attempt.tip.id, 1);
      return comment !== undefined && (await attempt.ports.tipCommentLikes.set(comment.id, attempt.me, true)).ok;
    },
    request: (attempt) => likeFor(attempt.me, attempt),
  },
  "like a comment for somebody else": {
    port: async ({ ports, tip }) => {
      const [comment] = await ports.comments.of(tip.id, 1);
      return comment !== undefined && (await ports.tipCommentLikes.set(comment.id, somebodyElse, true)).ok;
    },
    request: (attempt) => likeFor(somebodyElse, attempt),
  },
  "learn who else likes a comment": {
    port: "no port tells",
    request: async (attempt) => {
      const id = await commentOf(somebodyElse, attempt);
      await attempt.backend.query("insert into tip_comment_likes (comment_id, user_id) values ($1, $2)", [
        id,
        somebodyElse,
      ]);
      const { data } = await attempt.client.from("tip_comment_likes").select().eq("user_id", somebodyElse);
      await kept(attempt, "delete from tip_comments where id = $1", id);
      return given(data);
    },
  },
  "change one's own comment": {
    port: async ({ ports, tip, me }) => {
      const added = await ports.comments.add(tip.id, me, `Essai ${crypto.randomUUID()}`);
      return added.ok && (await ports.comments.edit(added.value.id, "Autre")).ok;
    },
    request: async (attempt) => {
      const id = await commentOf(attempt.me, attempt);
      await attempt.client.rpc("edit_comment", { kind: "tip", comment: id, words: "Changé par son auteur" });
      return kept(
        attempt,
        "delete from tip_comments where id = $1 and content = 'Changé par son auteur' returning 1",
        id,
      );
    },
  },
  "change what somebody said": {
    port: "no port changes one",
    request: async (attempt) => {
      const { client, me, tip } = attempt;
      const id = await commentOf(somebodyElse, attempt);
      const isChanged = await changes(attempt, "select c::text from tip_comments c order by id", [
        client.from("tip_comments").update({ content: "Autre" }).eq("id", id),
        client.from("tip_comments").update({ user_id: me }).eq("id", id),
        client.from("tip_comments").update({ hidden_at: "2001-01-01" }).eq("id", id),
        client.from("tip_comment_hidings").insert({ comment_id: id, hidden_by: me }),
        client.from("tip_comment_hidings").update({ hidden_by: me }).eq("comment_id", id),
        client.from("tip_comments").upsert({ id, tip_id: tip, user_id: me, content: "Autre" }),
        client.from("tip_comments").delete().eq("id", id),
        client.rpc("edit_comment", { kind: "tip", comment: id, words: "Autre" }),
        client.rpc("delete_comment", { kind: "tip", comment: id }),
        client.from("tip_comments").update({ parent_id: null, like_count: 9, deleted_at: "2001-01-01" }).eq("id", id),
      ]);
      await kept(attempt, "delete from tip_comments where id = $1", id);
      return isChanged;
    },
  },
};

const shown = (kind: ContentKind): Reach => {
  const condition = `${kind}_id in (select id from ${kind}s where is_published) and hidden_at is null
    and not exists (select from ${kind}_comments p where p.id = ${kind}_comments.parent_id and p.hidden_at is not null)`;
  return { visitor: condition, member: `${condition} or user_id = ME`, ...ofStaff };
};

export const privileges = [
  ...["article", "tip"].flatMap((kind) => [
    `anon: select on ${kind}_comments`,
    `authenticated: select on ${kind}_comments`,
    ...["content", "parent_id", "user_id", `${kind}_id`].map(
      (column) => `authenticated: insert on ${kind}_comments (${column})`,
    ),
    `authenticated: update on ${kind}_comments (hidden_reason)`,
    `authenticated: select on ${kind}_comment_hidings`,
    `authenticated: delete on ${kind}_comment_likes`,
    `authenticated: insert on ${kind}_comment_likes (comment_id)`,
    `authenticated: insert on ${kind}_comment_likes (user_id)`,
    `authenticated: select on ${kind}_comment_likes`,
  ]),
  ...calls("everybody", "invoker", "comment_threads"),
  ...calls("everybody", "definer", "private.hidden_article_threads private.hidden_tip_threads"),
  ...calls("members", "definer", "delete_comment edit_comment find_mentionable"),
];

export const cells: Cells = {
  // A request writes 20 rows at most.
  rows: `delete from tip_comments where id not in (
    select id from tip_comments order by user_id <> '${somebodyElse}', id limit 15
  );
  insert into tip_comment_likes (comment_id, user_id)
    select c.id, p.id from (select id from tip_comments order by id limit 2) c, profiles p;
  insert into article_comment_likes (comment_id, user_id)
    select c.id, p.id from (select id from article_comments order by id limit 2) c, profiles p`,
  reach: {
    "select public.article_comments": shown("article"),
    "select public.tip_comments": shown("tip"),
    "select public.article_comment_likes": mine("user_id"),
    "select public.tip_comment_likes": mine("user_id"),
    "delete public.article_comment_likes": mine("user_id"),
    "delete public.tip_comment_likes": mine("user_id"),
    "update public.article_comments": ofStaff,
    "update public.tip_comments": ofStaff,
  },
  stored: {
    member: ["delete public.article_comment_likes", "delete public.tip_comment_likes"],
    staff: ["update public.article_comments hidden_reason", "update public.tip_comments hidden_reason"],
  },
};
