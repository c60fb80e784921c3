import type { AnswerId } from "../../domain/messages/inbox.ts";
import { type Attempt, changes, given } from "../security/attempts.ts";
import type { Probes } from "./files.ts";
import { newMessage, noTip } from "./ports.ts";
import { calls } from "../security/grants.ts";

/** A message that is in the database alone. */
const received = async ({ backend }: Attempt): Promise<string> => {
  const { name, email, subject, message } = newMessage();
  const sql = "insert into contact_messages (name, email, subject, message) values ($1, $2, $3, $4) returning id";
  return String((await backend.query(sql, [name, email, subject, message]))[0]?.["id"]);
};

export const probes: Probes = {
  "read what others wrote to the club": {
    port: async ({ ports }) => (await ports.inbox.count({ words: "" })).ok,
    request: async (attempt) => {
      const id = await received(attempt);
      const { client } = attempt;
      const answers = await Promise.all([
        client.from("contact_messages").select(),
        client.from("contact_answers").select(),
        client.rpc("find_messages", { words: "", one: id }),
        client.rpc("list_colleagues"),
      ]);
      return answers.some(({ data }) => given(data));
    },
  },
  "answer what others wrote to the club": {
    port: async ({ ports }) => (await ports.inbox.resend(noTip as string as AnswerId)).ok,
    request: async (attempt) => {
      const message = await received(attempt);
      const { client } = attempt;
      const sql = `select m.state, m.is_read, m.revision, (select count(*) from contact_answers a where a.message = m.id) as answers
        from contact_messages m where m.id = '${message}'`;
      return changes(attempt, sql, [
        client.rpc("mark_message", { message, is_read: true }),
        client.rpc("handle_message", { message, revision: 1, state: "closed", assigned_to: null }),
        client.rpc("answer_message", { message, revision: 1, words: "Un" }),
        client.from("contact_messages").update({ state: "closed" }).eq("id", message),
        client.from("contact_answers").insert({ message, content: "Un" }),
      ]);
    },
  },
  "erase or forge answers to messages": {
    port: "no port does it",
    request: async (attempt) => {
      const message = await received(attempt);
      const { client } = attempt;
      const sql = "insert into contact_answers (message, content) values ($1, 'Un')";
      await attempt.backend.query(sql, [message]);
      const seen = `select m.id, m.subject, a.content, a.user_id, a.sent_at
        from contact_messages m left join contact_answers a on a.message = m.id where m.id = '${message}' order by a.id`;
      return changes(attempt, seen, [
        client.from("contact_messages").delete().eq("id", message),
        client.from("contact_messages").update({ subject: "Deux" }).eq("id", message),
        client.from("contact_answers").delete().eq("message", message),
        client.from("contact_answers").update({ content: "Deux" }).eq("message", message),
        client.from("contact_answers").insert({ message, content: "Trois", user_id: attempt.me }),
      ]);
    },
  },
};

export const privileges = calls(
  "members",
  "definer",
  "answer_message count_messages find_messages handle_message list_colleagues mark_message resend_answer",
);

export const rowsOfMember: readonly string[] = [
  `with written as (
    insert into contact_messages (name, email, subject, message) values ('Lya', 'lya@exemple.fr', 'Un', 'Deux') returning id
  ) insert into contact_answers (message, user_id, content) select id, $1, 'De moi' from written`,
];
