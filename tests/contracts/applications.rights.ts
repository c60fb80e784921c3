import type { MemberId } from "../../domain/accounts/member.ts";
import { type Ports, newApplication } from "./ports.ts";
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
import { pendingOfSeed, somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, mine } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const applyThrough = async ({ applications }: Ports, member: MemberId): Promise<boolean> => {
  const sent = await applications.add(newApplication(member));
  if (sent.ok) await applications.withdraw(sent.value.id, member);
  return sent.ok;
};

const applyAs = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  const { applicant: _, discordUsername, ...said } = newApplication(member);
  const row = { ...said, user_id: member, discord_username: discordUsername, status: "pending" };
  await attempt.client.from("applications").insert(row);
  return kept(attempt, "delete from applications where motivation = $1 returning 1", said.motivation);
};

export const probes: Probes = {
  "apply for a role": {
    port: ({ ports, me }) => applyThrough(ports, me),
    request: (attempt) => applyAs(attempt.me, attempt),
  },
  "apply in somebody else's name": {
    port: ({ ports }) => applyThrough(ports, somebodyElse),
    request: (attempt) => applyAs(somebodyElse, attempt),
  },
  "read one's own applications": {
    port: async ({ ports, me }) => (await ports.applications.of(me)).ok,
    request: async (attempt) => {
      const { client, me, backend } = attempt;
      const [row] = await backend.query(ofOwner, [me]);
      const { data } = await client.from("applications").select().eq("user_id", me);
      await backend.query("delete from applications where id = $1", [String(row?.["id"])]);
      return given(data);
    },
  },
  "read somebody else's applications": {
    port: async ({ ports }) => (await ports.reviews.slice(everyApplication)).some(({ id }) => id === waiting.id),
    request: async ({ client, me }) => {
      const answers = await Promise.all([
        client.from("applications").select().neq("user_id", me),
        client.rpc("search_applications", { words: "" }).neq("user_id", me),
      ]);
      return answers.some(({ data }) => given(data));
    },
  },
  "read what somebody else has withdrawn": {
    port: async ({ ports }) =>
      (await ports.reviews.slice(everyApplication)).some(({ status }) => status === "withdrawn"),
    request: async ({ client, backend }) => {
      const [row] = await backend.query(ofOwner, [somebodyElse]);
      const id = String(row?.["id"]);
      await backend.query("update applications set status = 'withdrawn' where id = $1", [id]);
      const answers = await Promise.all([
        client.from("applications").select().eq("id", id),
        client.rpc("search_applications", { words: "" }).eq("id", id),
        client.from("applications").update({ staff_notes: "Lu" }).eq("id", id).select(),
      ]);
      await backend.query("delete from applications where id = $1", [id]);
      return answers.some(({ data }) => given(data));
    },
  },
  "withdraw one's own application": {
    port: async ({ ports, me }) => {
      const sent = await ports.applications.add(newApplication(me));
      return sent.ok && (await ports.applications.withdraw(sent.value.id, me)).ok;
    },
    request: async (attempt) => {
      const { client, me, backend } = attempt;
      const [row] = await backend.query(ofOwner, [me]);
      await client.rpc("withdraw_application", { application: row?.["id"] });
      const [left] = await backend.query("delete from applications where id = $1 returning status", [row?.["id"]]);
      return left?.["status"] === "withdrawn";
    },
  },
  "withdraw somebody else's application": {
    port: async ({ ports }) => (await ports.applications.withdraw(waiting.id, waiting.applicant)).ok,
    request: (attempt) => {
      const { client } = attempt;
      return changes(attempt, applicationRows, [
        client.rpc("withdraw_application", { application: pendingOfSeed().id }),
        client.from("applications").update({ status: "withdrawn" }).neq("availability", ""),
        client.from("applications").delete().neq("availability", ""),
      ]);
    },
  },
};

export const privileges = [
  "authenticated: select on applications",
  ...[
    "age",
    "availability",
    "discord_username",
    "experience",
    "motivation",
    "position",
    "position_revision",
    "status",
    "user_id",
  ].map((column) => `authenticated: insert on applications (${column})`),
  ...calls("members", "definer", "withdraw_application private.is_answers"),
];

export const cells: Cells = {
  reach: {
    "select public.applications": {
      ...mine("user_id"),
      staff: "status <> 'withdrawn' or user_id = ME",
      admin: "status <> 'withdrawn' or user_id = ME",
    },
    "update public.applications": {
      staff: "status = 'pending' and user_id <> ME",
      admin: "status = 'pending' and user_id <> ME",
    },
  },
};
