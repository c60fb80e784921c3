import type { MemberId } from "../../domain/accounts/member.ts";
import { newApplication } from "./ports.ts";
import {
  type Attempt,
  applicationRows,
  changes,
  everyApplication,
  given,
  kept,
  ofOwner,
  waiting,
} from "../security/attempts.ts";
import { adminOfSeed, decidedOfSeed, pendingOfSeed, somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, ofStaff } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const decided = decidedOfSeed();

/** Tries an act on a new pending application. */
const onWaiting = async ({ backend }: Attempt, attempt: (id: string) => Promise<boolean>): Promise<boolean> => {
  const [row] = await backend.query(ofOwner, [somebodyElse]);
  const id = String(row?.["id"]);
  const cameThrough = await attempt(id);
  await backend.query("delete from applications where id = $1", [id]);
  return cameThrough;
};

const noteAs = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  const content = `Essai ${crypto.randomUUID()}`;
  const row = { application_id: pendingOfSeed().id, author_id: member, content };
  await attempt.client.from("application_notes").insert(row);
  return kept(attempt, "delete from application_notes where content = $1 returning 1", content);
};

export const probes: Probes = {
  "decide on an application": {
    port: "whoever decides wants it back: the contract of reviews tries it",
    request: (attempt) => {
      const { client, me } = attempt;
      const row = { status: "accepted", reviewed_by: me, reviewed_at: "2026-11-20", staff_notes: null };
      return onWaiting(attempt, (id) =>
        changes(attempt, applicationRows, [client.from("applications").update(row).eq("id", id)]),
      );
    },
  },
  "decide on one's own application": {
    port: async ({ ports, me }) => {
      const sent = await ports.applications.add(newApplication(me, { position: "event-manager" }));
      if (!sent.ok) return false;
      const { ok } = await ports.reviews.decide(sent.value.id, me, "accepted", "");
      await ports.applications.withdraw(sent.value.id, me);
      return ok;
    },
    request: async (attempt) => {
      const { client, me, backend } = attempt;
      const [row] = await backend.query(ofOwner, [me]);
      const id = String(row?.["id"]);
      const update = (status: string) =>
        client
          .from("applications")
          .update({ status, reviewed_by: me, reviewed_at: "2026-11-20", staff_notes: null })
          .eq("id", id);
      const state = "select a::text from applications a order by id";
      const isDecided = await changes(attempt, state, [update("accepted"), update("rejected")]);
      await backend.query("update applications set status = 'rejected' where id = $1", [id]);
      const isUndone = await changes(attempt, state, [client.rpc("undo_review", { application: id })]);
      await backend.query("delete from applications where id = $1", [id]);
      return isDecided || isUndone;
    },
  },
  "decide in somebody else's name": {
    port: async ({ ports }) => (await ports.reviews.decide(waiting.id, somebodyElse, "accepted", "")).ok,
    request: (attempt) => {
      const update = (row: object, id: string) => attempt.client.from("applications").update(row).eq("id", id);
      return onWaiting(attempt, (id) =>
        changes(attempt, applicationRows, [
          update({ status: "accepted" }, id),
          update({ status: "accepted", reviewed_by: somebodyElse }, id),
          update({ status: "pending", reviewed_by: attempt.me }, id),
          update({ status: "withdrawn", reviewed_by: attempt.me }, id),
          update({ staff_notes: "Oui", reviewed_by: attempt.me }, id),
          update({ status: "accepted", reviewed_by: attempt.me, motivation: "Autre" }, id),
          update({ status: "accepted", reviewed_by: attempt.me, user_id: attempt.me }, id),
        ]),
      );
    },
  },
  "change a decision": {
    port: async ({ ports, me }) => (await ports.reviews.decide(decided.id, me, "rejected", "Non")).ok,
    request: (attempt) => {
      const { client, me } = attempt;
      const update = (row: object) => client.from("applications").update(row).eq("id", decidedOfSeed().id);
      return changes(attempt, applicationRows, [
        update({ status: "rejected", reviewed_by: me }),
        update({ status: "pending", reviewed_by: me, reviewed_at: null }),
        update({ staff_notes: "Non" }),
        update({ reviewed_at: "2030-01-01" }),
        update({ reviewed_by: me }),
      ]);
    },
  },
  "take back a decision of this moment": {
    port: async ({ ports, me }) => {
      await ports.reviews.decide(waiting.id, me, "accepted", "");
      return (await ports.reviews.undo(waiting.id)).ok;
    },
    request: (attempt) => {
      const { client, me, backend } = attempt;
      return onWaiting(attempt, async (id) => {
        await backend.query("update applications set status = 'rejected', reviewed_by = $2 where id = $1", [id, me]);
        return changes(attempt, applicationRows, [client.rpc("undo_review", { application: id })]);
      });
    },
  },
  "take back an old decision": {
    port: async ({ ports }) => (await ports.reviews.undo(decided.id)).ok,
    request: (attempt) =>
      changes(attempt, applicationRows, [attempt.client.rpc("undo_review", { application: decidedOfSeed().id })]),
  },
  "write a decision into a new application": {
    port: "no port writes one",
    request: (attempt) => {
      const { client, me } = attempt;
      const own = {
        user_id: me,
        position: "event-manager",
        discord_username: "",
        experience: "{}",
        availability: "",
        motivation: "",
      };
      return onWaiting(attempt, (id) =>
        changes(attempt, applicationRows, [
          client.from("applications").upsert({ ...own, id, status: "accepted" }),
          client.from("applications").insert({ ...own, status: "accepted" }),
          client.from("applications").insert({ ...own, status: "pending", staff_notes: "Oui" }),
          client.from("applications").insert({ ...own, status: "pending", created_at: "2020-01-01" }),
        ]),
      );
    },
  },
  "read who decided": {
    port: async ({ ports }) =>
      (await ports.reviews.slice(everyApplication)).some(({ decidedBy }) => decidedBy !== null),
    request: async ({ client }) => given((await client.from("application_reviews").select()).data),
  },
  "read who decided on one's own application": {
    port: "another member of the staff has to decide first: the contract of reviews tries it",
    request: async (attempt) => {
      const { client, me, backend } = attempt;
      const [row] = await backend.query(ofOwner, [me]);
      const id = String(row?.["id"]);
      await backend.query("update applications set status = 'rejected', reviewed_by = $2 where id = $1", [
        id,
        somebodyElse,
      ]);
      const answers = await Promise.all([
        client.from("applications").select().eq("id", id),
        client.from("applications").select("reviewed_by").eq("id", id),
        client.from("applications").select("*, application_reviews(*)").eq("id", id),
        client.rpc("search_applications", { words: "" }).eq("id", id),
        client.from("application_reviews").select().eq("application_id", id),
        client.rpc("export_my_data").then(({ data }) => ({ data: data?.applications })),
      ]);
      await backend.query("delete from applications where id = $1", [id]);
      return JSON.stringify(answers.map(({ data }) => data)).includes(somebodyElse);
    },
  },
  "write who decided": {
    port: "no port writes it",
    request: (attempt) => {
      const { client, me } = attempt;
      const row = { application_id: decidedOfSeed().id, status: "rejected", made_by: me };
      return changes(attempt, "select r::text from application_reviews r order by id", [
        client.from("application_reviews").insert(row),
        client.from("application_reviews").update({ made_by: somebodyElse }).neq("status", ""),
        client.from("application_reviews").delete().neq("status", ""),
      ]);
    },
  },
  "read internal notes on applications": {
    port: "there may be none: the contract of reviews tries it",
    request: async ({ client, backend }) => {
      const about = pendingOfSeed().id;
      await backend.query("insert into application_notes (application_id, content) values ($1, 'Entre nous')", [about]);
      const { data } = await client.from("application_notes").select();
      await backend.query("delete from application_notes where application_id = $1", [about]);
      return given(data);
    },
  },
  "write internal notes on applications": {
    port: async ({ ports, me }) =>
      (await ports.reviewNotes.add(waiting.id, me, `Entre nous ${crypto.randomUUID()}`)).ok,
    request: (attempt) => noteAs(attempt.me, attempt),
  },
  "write internal notes in somebody else's name": {
    port: async ({ ports }) => (await ports.reviewNotes.add(waiting.id, somebodyElse, "Intrus")).ok,
    request: (attempt) => noteAs(somebodyElse, attempt),
  },
};

export const privileges = [
  ...["reviewed_at", "reviewed_by", "staff_notes", "status"].map(
    (column) => `authenticated: update on applications (${column})`,
  ),
  "authenticated: select on application_reviews",
  "authenticated: select on application_notes",
  ...["application_id", "author_id", "content"].map(
    (column) => `authenticated: insert on application_notes (${column})`,
  ),
  ...calls("members", "definer", "count_applications search_applications undo_review"),
];

export const cells: Cells = {
  rows: `insert into application_notes (application_id, author_id, content)
    select id, '${adminOfSeed}', 'Note' from applications`,
  reach: { "select public.application_reviews": ofStaff, "select public.application_notes": ofStaff },
};
