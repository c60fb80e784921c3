import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { sessionName } from "../../sessionName.ts";
import { unanswered } from "../../unanswered.ts";
import type { SolveCaptcha } from "../accounts/captcha.ts";
import { endSession, isOfDeletedMember, sessionWasRefused } from "../accounts/endSession.ts";
import type { Database } from "./database.ts";
import { unreachable } from "./errors.ts";
import { type Fetch, fetchWithTimeout } from "./fetchWithTimeout.ts";
import { longestWait } from "./longestWait.ts";

export type Client = SupabaseClient<Database>;

/** The project's address and its public key. */
export type Project = {
  readonly url: string;
  readonly anonKey: string;
  /** `globalThis.fetch` when absent. */
  readonly fetch?: Fetch;
  /** Asks the visitor for the captcha that the accounts want; none when absent. */
  readonly solveCaptcha?: SolveCaptcha;
  /** Milliseconds that a request may take; `longestWait` when absent. */
  readonly timeLimit?: number;
};

/** Where a session is stored: on the device, across pages; or nowhere, as on a server. */
export type SessionKeeping = "device" | "nowhere";

export const supabaseClient = (
  { url, anonKey, fetch = globalThis.fetch, timeLimit = longestWait }: Project,
  keeping: SessionKeeping,
): Client => {
  const isKept = keeping === "device";
  const client: Client = createClient<Database>(url, anonKey, {
    auth: {
      storageKey: sessionName,
      persistSession: isKept,
      autoRefreshToken: isKept,
      // Any page can link to an address with a session in it: src/browser/linkSession.ts asks first.
      detectSessionInUrl: false,
      // Mail links work on any device; with "pkce" only on the device that requested them.
      flowType: "implicit",
    },
    // The UI offers a button to try again: silent retries would delay it.
    db: { retry: false },
    global: {
      fetch: fetchWithTimeout({
        fetch,
        anonKey,
        timeLimit,
        // Forgets the session that the backend refused, and keeps one that began meanwhile. With a slow clock, a token expires unnoticed.
        async tokenWasRefused(token, isExpired) {
          const { data } = await client.auth.getSession();
          if (data.session?.access_token !== token) return data.session?.access_token;
          if (isExpired) {
            const { data: renewed, error } = await client.auth.refreshSession();
            if (renewed.session) return renewed.session.access_token;
            // The session may still be valid.
            if (error && unreachable(error)) throw new Error(unanswered, { cause: error });
          }
          await endSession(client);
          return undefined;
        },
        renewalWasRefused: () => sessionWasRefused(client),
        isOver: (token) => isOfDeletedMember(client, token),
      }),
    },
  });
  return client;
};
