import { newMessage } from "./ports.ts";
import { changes, given, kept } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { calls } from "../security/grants.ts";

const secret = { password: "neige-et-givre" };

export const probes: Probes = {
  "sign up": {
    port: async ({ ports }) => (await ports.signUps.add({ ...newMessage(), ...secret, names: { pseudo: "Essai" } })).ok,
    request: async (attempt) => {
      const { email } = newMessage();
      await attempt.client.auth.signUp({ email, password: "neige-et-givre" });
      return kept(attempt, "delete from auth.users where email = $1 returning 1", email);
    },
  },
  "follow a mail's link": {
    port: async ({ ports }) => (await ports.logins.mailRecovery(newMessage().email)).ok,
    request: async ({ client, backend }) => {
      const { email } = newMessage();
      await client.auth.signUp({ email, password: "neige-et-givre" });
      const [mail] = await backend.query("select body_text as text from outbox where recipient = $1", [email]);
      const token_hash = /token=(\w+)/.exec(String(mail?.["text"]))?.[1];
      // A plain request: the client would store the new session.
      const request = new Request("http://127.0.0.1/auth/v1/verify", {
        method: "POST",
        headers: { apikey: backend.anonKey, "content-type": "application/json" },
        body: JSON.stringify({ type: "signup", token_hash }),
      });
      const answer = await backend.fetch(request);
      await backend.query("delete from auth.users where email = $1", [email]);
      return answer.ok;
    },
  },
  "change one's own login": {
    port: async ({ ports }) => (await ports.logins.changeEmail(newMessage().email)).ok,
    request: async (attempt) => {
      const { email } = newMessage();
      await attempt.client.auth.updateUser({ email });
      return kept(attempt, "select from auth.users where id = $1 and email_change = $2", attempt.me, email);
    },
  },
  "reach the logins": {
    port: "no port reads one, nor writes one but one's own",
    request: async (attempt) => {
      const { client } = attempt;
      const users = client.schema("auth").from("users");
      const isChanged = await changes(attempt, "select id, email, encrypted_password from auth.users order by id", [
        client.auth.admin.updateUserById(somebodyElse, { password: "neige-et-givre" }),
        client.auth.admin.deleteUser(somebodyElse),
        users.update({ email: "intrus@exemple.fr" }).eq("id", somebodyElse),
        client.auth.signInWithOtp({ email: "intrus@exemple.fr" }),
      ]);
      return (
        isChanged ||
        given((await users.select("email")).data) ||
        given((await client.auth.admin.listUsers()).data.users)
      );
    },
  },
};

export const privileges = calls("members", "definer", "signed_in_lately");
