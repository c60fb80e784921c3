import type { Claims } from "../auth/sessions/accessToken.ts";
import type { ReadBearer } from "../auth/sessions/bearer.ts";

/** The role and session of a channel. Without a token: a visitor's. */
export type Listener = {
  readonly role: "anon" | "authenticated";
  readonly token?: string;
  readonly session?: string;
  readonly claims?: Claims;
  /** Milliseconds since 1970: when the token is too old. */
  readonly until: number;
};

const visitor: Listener = { role: "anon", until: Infinity };

/** The listener of a token. `undefined` for one that is forged, expired or of a session that has ended. */
export const listenerWith =
  (readBearer: ReadBearer) =>
  async (token: string | undefined): Promise<Listener | undefined> => {
    const found = await readBearer(token || undefined);
    if (token === undefined || found === undefined) return visitor;
    if (typeof found === "string") return undefined;
    return { role: "authenticated", token, session: found.session_id, claims: found, until: found.exp * 1000 };
  };
