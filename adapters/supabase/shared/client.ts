import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { sessionName } from "../../sessionName.ts";
import { unanswered } from "../../unanswered.ts";
import { endSession, isOfDeletedMember, sessionWasRefused } from "../accounts/endSession.ts";
import type { Database } from "./database.ts";
import { unreachable } from "./errors.ts";
import { type Fetch, longestWait, fetchWithTimeout } from "./fetchWithTimeout.ts";

export type Client = SupabaseClient<Database>;

/** Where the project answers, and the key that anyone may hold. */
export type Project = {
  readonly url: string;
  readonly anonKey: string;
  /** How to reach it, when that isn't over the network. */
  readonly fetch?: Fetch;
  /** Milliseconds that a request may take; `longestWait` when absent. */
  readonly timeLimit?: number;
};

/** Where a session is kept: on the device, so that it outlives the page; or nowhere, as on a server. */
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
      // Any page can link to an address with a session in it. The site asks first: see src/browser/broughtSession.ts.
      detectSessionInUrl: false,
      // Links in mails are followed on any device: with "pkce" only the one that asked could.
      flowType: "implicit",
    },
    // A person waits for each answer, and has a button to ask again: silent tries for seconds would keep it from them.
    db: { retry: false },
    global: {
      fetch: fetchWithTimeout({
        fetch,
        anonKey,
        timeLimit,
        // The backend no longer knows the session: forget it here too. The listeners of the session will say so. Who
        // signed in while the answer was on its way stays. On a device whose clock is slow, a token expires unnoticed.
        async tokenWasRefused(token, isExpired) {
          const { data } = await client.auth.getSession();
          if (data.session?.access_token !== token) return data.session?.access_token;
          if (isExpired) {
            const { data: renewed, error } = await client.auth.refreshSession();
            if (renewed.session) return renewed.session.access_token;
            // The session may be as good as ever.
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
