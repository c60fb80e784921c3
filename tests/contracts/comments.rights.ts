import type { MemberId } from "../../domain/accounts/member.ts";
import type { Comments } from "../../domain/content/reactions/ports.ts";
import { type Attempt, type ContentKind, changes, commentOf, kept } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, ofStaff, type Reach } from "../security/reach.ts";

const commentThrough = async <Id>(comments: Comments<Id>, id: Id, member: MemberId): Promise<boolean> =>
  (await comments.add(id, member, `Essai ${crypto.randomUUID()}`)).ok;

const commentFor = async (member: MemberId, kind: ContentKind, attempt: Attempt): Promise<boolean> => {
  const content = `Essai ${crypto.randomUUID()}`;
  await attempt.client.from(`${kind}_comments`).insert({ [`${kind}_id`]: attempt[kind], user_id: member, content });
  return kept(attempt, `delete from ${kind}_comments where content = $1 returning 1`, content);
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
      ]);
      await kept(attempt, "delete from tip_comments where id = $1", id);
      return isChanged;
    },
  },
};

const shown = (kind: ContentKind): Reach => {
  const condition = `${kind}_id in (select id from ${kind}s where is_published) and hidden_at is null`;
  return { visitor: condition, member: `${condition} or user_id = ME`, ...ofStaff };
};

export const cells: Cells = {
  // A request writes 20 rows at most.
  rows: `delete from tip_comments where id not in (
    select id from tip_comments order by user_id <> '${somebodyElse}', id limit 15
  )`,
  reach: {
    "select public.article_comments": shown("article"),
    "select public.tip_comments": shown("tip"),
    "update public.article_comments": ofStaff,
    "update public.tip_comments": ofStaff,
  },
  stored: { staff: ["update public.article_comments hidden_reason", "update public.tip_comments hidden_reason"] },
};
