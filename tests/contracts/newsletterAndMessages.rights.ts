import { newMessage } from "./ports.ts";
import { changes, given, kept } from "../security/attempts.ts";
import type { Probes } from "./files.ts";

export const probes: Probes = {
  "write to the club": {
    port: async ({ ports }) => (await ports.messages.send(newMessage(), "")).ok,
    request: async (attempt) => {
      const message = newMessage();
      await attempt.client.functions.invoke("send-contact-email", { body: message });
      return kept(attempt, "delete from contact_messages where message = $1 returning 1", message.message);
    },
  },
  "ask for the letter": {
    port: async ({ ports }) => (await ports.newsletter.subscribe(newMessage().email)).ok,
    request: async (attempt) => {
      const { email } = newMessage();
      await attempt.client.functions.invoke("subscribe-newsletter", { body: { email } });
      return kept(attempt, "delete from newsletter_subscribers where email = $1 returning 1", email);
    },
  },
  "learn who reads the letter": {
    port: "no port asks for it",
    request: async (attempt) => {
      const { email } = newMessage();
      const token = crypto.randomUUID();
      const sql =
        "insert into newsletter_subscribers (email, confirm_token, leave_token) values ($1, $2, $2) returning 1";
      await kept(attempt, sql, email, token);
      const { client } = attempt;
      const answers = await Promise.all([
        client.from("newsletter_subscribers").select(),
        client.rpc("confirm_letter", { token }),
        client.from("newsletter_subscribers").delete().eq("email", email).select(),
      ]);
      return answers.some(({ data }) => data === true || given(data));
    },
  },
  "read or write mails": {
    port: "no port has any",
    request: async (attempt) => {
      const { client } = attempt;
      const mail = { to: "a@exemple.fr", subject: "Un", text: "Un", html: "Un" };
      const row = { recipient: mail.to, subject: mail.subject, body_text: mail.text, body_html: mail.html };
      const { email } = newMessage();
      const sql =
        "insert into outbox (recipient, subject, body_text, body_html) values ($1, 'Un', 'Un', 'Un') returning 1";
      await kept(attempt, sql, email);
      const isChanged = await changes(attempt, "select id, tries, failure, sent_at from outbox order by id", [
        client.from("outbox").insert(row),
        client.from("outbox").update({ failure: "rien" }).neq("subject", ""),
        client.rpc("enqueue_mail", { mail }),
        client.rpc("claim_mails", { most: 10 }),
        client.rpc("take_contact_message", { ...newMessage(), mail, peer: "un" }),
        client.rpc("ask_for_letter", {
          email,
          confirm_token: crypto.randomUUID(),
          leave_token: crypto.randomUUID(),
          mail,
          peer: "un",
        }),
      ]);
      return isChanged || given((await client.from("outbox").select()).data);
    },
  },
};
