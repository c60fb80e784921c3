import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll } from "vitest";
import { type EmbeddedBackend, openBackend } from "../backend.ts";

/** A backend in memory on the project's own SQL, without the seed, and its accounts. Call it at the top level. */
export const accountsForTests = (root?: string) => {
  let opened: EmbeddedBackend | undefined;
  beforeAll(async () => {
    opened = await openBackend({
      folder: "memory://",
      siteUrl: "http://site.test",
      seed: false,
      mails: "captured",
      ...(root !== undefined && { root }),
    });
  });
  afterAll(() => opened?.close());

  const backend = (): EmbeddedBackend => {
    if (!opened) throw new Error("The backend stands only while tests run.");
    return opened;
  };
  /** A device, at an address of the network. */
  const newClient = (peer?: string) =>
    createClient("http://site.test", backend().anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend().fetch(new Request(input, init), peer) },
    });
  const newestMail = async (email: string) => {
    const sql = "select * from outbox where recipient = $1 order by created_at desc limit 1";
    const [row] = await backend().query(sql, [email]);
    return row;
  };
  const tokenOf = async (email: string): Promise<string> =>
    /&token=(\w+)/.exec(String((await newestMail(email))?.["body_text"]))?.[1] ?? "";

  /** A login that waits for its confirmation. */
  const waiting = async () => {
    const [client, email] = [newClient(), `${crypto.randomUUID()}@exemple.fr`];
    const { error } = await client.auth.signUp({ email, password });
    if (error) throw error;
    return { client, email };
  };

  return {
    backend,
    newClient,
    newestMail,
    tokenOf,
    waiting,
    /** A member who is signed in. */
    async confirmed() {
      const { client, email } = await waiting();
      const { error } = await client.auth.verifyOtp({ type: "signup", token_hash: await tokenOf(email) });
      if (error) throw error;
      return { client, email };
    },
  };
};

export const password = "neige-et-givre";
