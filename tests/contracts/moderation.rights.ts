import type { MemberId } from "../../domain/accounts/member.ts";
import { type Attempt, commentOf, given, kept, type ContentKind } from "../security/attempts.ts";
import { adminOfSeed, somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import type { Cells, Reach } from "../security/reach.ts";

const readHidden = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  const id = await commentOf(member, attempt, "Essai");
  const { data } = await attempt.client.from("tip_comments").select().eq("id", id);
  await kept(attempt, "delete from tip_comments where id = $1", id);
  return given(data);
};

export const probes: Probes = {
  "read one's own hidden comments": {
    port: "somebody of the staff has to hide one first: the contract of Moderation does",
    request: (attempt) => readHidden(attempt.me, attempt),
  },
  "read hidden comments": {
    port: "somebody of the staff has to hide one first: the contract of Moderation does",
    request: (attempt) => readHidden(somebodyElse, attempt),
  },
  "read who hid one's own comment": {
    port: "no port reads it",
    request: async (attempt) => {
      const { client, me, backend } = attempt;
      const id = await commentOf(me, attempt, "Essai");
      await backend.query("update tip_comment_hidings set hidden_by = $1 where comment_id = $2", [somebodyElse, id]);
      const answers = await Promise.all([
        client.from("tip_comments").select("hidden_by").eq("id", id),
        client.from("tip_comments").select("*, tip_comment_hidings(hidden_by)").eq("id", id),
        client.from("tip_comments").select().eq("id", id),
        client.from("tip_comment_hidings").select(),
      ]);
      await kept(attempt, "delete from tip_comments where id = $1", id);
      return JSON.stringify(answers.map(({ data }) => data)).includes(`"hidden_by":"${somebodyElse}`);
    },
  },
  "hide a comment": {
    port: async ({ ports: { comments, moderation }, tip }) => {
      const [first] = await comments.of(tip.id, 1);
      if (!first) throw new Error("The seed's tip has no comment");
      const { ok } = await moderation.hide("tip", first.id, "Essai");
      await moderation.hide("tip", first.id, null);
      return ok;
    },
    request: async (attempt) => {
      const id = await commentOf(somebodyElse, attempt);
      await attempt.client.from("tip_comments").update({ hidden_reason: "Essai" }).eq("id", id);
      return kept(attempt, "delete from tip_comments where id = $1 and hidden_reason is not null returning 1", id);
    },
  },
};

const hide = (kind: ContentKind): string => `insert into ${kind}_comment_hidings (comment_id, hidden_by)
  select id, '${adminOfSeed}' from ${kind}_comments on conflict do nothing`;

/** Who hid a comment is kept from its author, also from one of the staff. */
const hidings = (kind: ContentKind): Reach => {
  const ofOthers = `comment_id in (select id from ${kind}_comments where user_id <> ME)`;
  return { staff: ofOthers, admin: ofOthers };
};

export const cells: Cells = {
  rows: `update tip_comments set hidden_reason = 'Avant' where user_id = '${somebodyElse}';
    ${(["tip", "article"] as const).map(hide).join(";")}`,
  reach: {
    "select public.article_comment_hidings": hidings("article"),
    "select public.tip_comment_hidings": hidings("tip"),
  },
};
