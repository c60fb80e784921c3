import { AuthClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { DiscordAccounts, WayToDiscord } from "../../../domain/accounts/discordAccount.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { sessionName } from "../../sessionName.ts";
import { unanswered } from "../../unanswered.ts";
import type { Client, Project } from "../shared/client.ts";
import {
  broken,
  identityUnknown,
  onlyIdentity,
  reauthenticationNeeded,
  signedOut,
  spentCode,
} from "../shared/errors.ts";
import { longestWait } from "../shared/longestWait.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { askDiscordOffer } from "./discordOffer.ts";
import { endSession } from "./endSession.ts";

const Mine = z.object({
  identity: z.nullable(z.string()),
  name: z.nullable(z.string()),
  offered: z.nullable(z.string()),
  has_password: z.boolean(),
});

const flowName = `${sessionName}-discord`;
/** Where the browser forbids its storage. */
const forgotten = new Map<string, string>();

// Mail links work on any device, so the client has no PKCE: a way to Discord has a client of its own, and only that has.
const storageOf = (client: Client) => {
  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return forgotten.get(name) ?? null;
    }
  };
  return {
    async getItem(name: string) {
      if (name !== flowName) return read(name);
      const { session } = (await client.auth.getSession()).data;
      // It is never renewed here: the client itself does that.
      return session && JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1_000) + 3_600 });
    },
    setItem(name: string, text: string) {
      if (name === flowName) return;
      try {
        localStorage.setItem(name, text);
      } catch {
        forgotten.set(name, text);
      }
    },
    removeItem(name: string) {
      if (name === flowName) return;
      forgotten.delete(name);
      try {
        localStorage.removeItem(name);
      } catch {
        // It was never stored.
      }
    },
  };
};

/** @param site the site's root, to which Discord leads back; the backend's own setting when absent */
export const supabaseDiscordAccounts = (client: Client, project: Project, site?: string): DiscordAccounts => {
  const { url, anonKey, fetch: ask = globalThis.fetch, timeLimit = longestWait } = project;

  const send: typeof fetch = async (input, init) => {
    try {
      return await ask(input, { ...init, signal: AbortSignal.timeout(timeLimit) });
    } catch (cause) {
      throw new Error(unanswered, { cause });
    }
  };

  const flow = () =>
    new AuthClient({
      url: `${url}/auth/v1`,
      headers: { apikey: anonKey },
      storageKey: flowName,
      storage: storageOf(client),
      flowType: "pkce",
      autoRefreshToken: false,
      detectSessionInUrl: false,
      fetch: send,
    });

  const optionsOf = ({ back, isKnown = false }: WayToDiscord) => ({
    ...(site !== undefined && { redirectTo: new URL(back, site).href }),
    ...(isKnown && { queryParams: { prompt: "none" } }),
    skipBrowserRedirect: true,
  });

  const mine = async () => {
    const { data, error, status } = await client.rpc("my_discord", undefined, { get: true });
    return error ? signedOutBy(client, error, status) : done(z.parse(Mine, data));
  };

  return {
    isOffered: () => askDiscordOffer(project),

    async begin(way) {
      const { data, error } = await flow().signInWithOAuth({ provider: "discord", options: optionsOf(way) });
      if (error) throw broken(error);
      return z.parse(z.string(), data.url);
    },

    async link(way) {
      const { data, error } = await flow().linkIdentity({ provider: "discord", options: optionsOf(way) });
      if (!error) return done(z.parse(z.string(), data.url));
      if (reauthenticationNeeded(error)) return refused({ kind: "reauthentication" });
      if (!signedOut(error)) throw broken(error);
      await endSession(client);
      return refused({ kind: "signed-out" });
    },

    async finish(code) {
      const { data, error } = await flow().exchangeCodeForSession(code);
      if (error && spentCode(error)) return refused({ kind: "spent-link" });
      if (error) throw broken(error);
      const { access_token, refresh_token } = data.session;
      const opened = await client.auth.setSession({ access_token, refresh_token });
      if (opened.error) throw broken(opened.error);
      return done();
    },

    async mine() {
      const found = await mine();
      if (!found.ok) return found;
      const { name, offered, has_password: hasPassword } = found.value;
      return done({ name, offered, hasPassword });
    },

    async unlink() {
      const found = await mine();
      if (!found.ok) return found;
      const { identity, has_password: hasPassword } = found.value;
      if (identity === null) return done();
      if (!hasPassword) return refused({ kind: "no-password" });
      const { data } = await client.auth.getSession();
      const answer = await send(`${url}/auth/v1/user/identities/${identity}`, {
        method: "DELETE",
        headers: {
          apikey: anonKey,
          authorization: `Bearer ${data.session?.access_token ?? anonKey}`,
          "content-type": "application/json",
        },
      });
      if (answer.ok) return done();
      const error = z.parse(Refusal, await answer.json());
      const known = { code: error.error_code, message: error.msg ?? "", status: answer.status };
      if (identityUnknown(known)) return done();
      if (onlyIdentity(known)) return refused({ kind: "no-password" });
      if (!signedOut(known)) throw broken(known);
      await endSession(client);
      return refused({ kind: "signed-out" });
    },
  };
};

const Refusal = z.object({ error_code: z.optional(z.string()), msg: z.optional(z.string()) });
