import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { type Ask, askWith } from "./load.ts";

export const apikey = "sb_publishable_embedded";

export type Member = { readonly id: string; readonly email: string; readonly token: string };

const password = "neige-et-givre";

/** A client of a site, with the secret key where a call needs to bypass row security. Throws on a refusal. */
export const clubAt = (site: string, data: string) => {
  const { secretKey } = JSON.parse(readFileSync(join(data, "keys.json"), "utf8")) as { readonly secretKey: string };
  const send = askWith(site, new Agent({ keepAlive: true }));
  const answerTo = async (ask: Ask) => {
    const { status, text } = await send(ask);
    if (status < 200 || status > 299) throw new Error(`${ask.path}: ${status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const owner = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const post = (path: string, body: object) => answerTo({ method: "POST", headers: { apikey }, path, body });

  return {
    /** Signs up a member, confirmed by the captured mail. */
    async member(email: string): Promise<Member> {
      await post("/auth/v1/signup", { email, password });
      const path = `/rest/v1/outbox?select=body_text&recipient=eq.${email}`;
      const [mail] = await answerTo({ path, headers: owner });
      const [, token] = /&token=(\w+)/.exec(mail.body_text) ?? [];
      const session = await post("/auth/v1/verify", { type: "signup", token_hash: token });
      return { id: session.user.id, email, token: session.access_token };
    },
    tips: async (): Promise<readonly string[]> => {
      const rows: readonly { readonly id: string }[] = await answerTo({
        path: "/rest/v1/tips?select=id&is_published=is.true",
        headers: { apikey },
      });
      return rows.map(({ id }) => id);
    },
    /** As many comments as a busy club has after some years. */
    async comment({ id }: Member, tips: readonly string[], count: number): Promise<void> {
      const comments = Array.from({ length: count }, (_, at) => ({
        tip_id: tips[at % tips.length],
        user_id: id,
        content: `Un commentaire ${at}`,
      }));
      for (let at = 0; at < count; at += 500) {
        const body = comments.slice(at, at + 500);
        await answerTo({ method: "POST", path: "/rest/v1/tip_comments", headers: owner, body });
      }
    },
  };
};

export const signIn = ({ email }: Member): Ask => ({
  path: "/auth/v1/token?grant_type=password",
  method: "POST",
  headers: { apikey },
  body: { email, password },
});

/** Likes a tip, then removes the like. */
export const likeOf = ({ id, token }: Member, tips: readonly string[], count: number): Ask => {
  const tip = tips[(count >> 1) % tips.length] as string;
  const headers = { apikey, authorization: `Bearer ${token}` };
  return count % 2 === 0
    ? { path: "/rest/v1/tip_likes", method: "POST", headers, body: { tip_id: tip, user_id: id } }
    : { path: `/rest/v1/tip_likes?tip_id=eq.${tip}&user_id=eq.${id}`, method: "DELETE", headers };
};
