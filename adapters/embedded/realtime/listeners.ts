import type { ReadBearer } from "../auth/sessions/bearer.ts";

/** As whom a channel listens. Without a token: as a visitor. */
export type Listener = {
  readonly role: "anon" | "authenticated";
  readonly token?: string;
  readonly session?: string;
  /** Milliseconds since 1970: when the token is too old. */
  readonly until: number;
};

const visitor: Listener = { role: "anon", until: Infinity };

/** Asks the backend through its own door, with the key that everybody has. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

/** Who comes with a token, if it is good: signed here, not too old, and its session still stands. `undefined` for any other. */
export const listenerWith =
  (readBearer: ReadBearer) =>
  async (token: string | undefined): Promise<Listener | undefined> => {
    const found = await readBearer(token || undefined);
    if (token === undefined || found === undefined) return visitor;
    if (typeof found === "string") return undefined;
    return { role: "authenticated", token, session: found.session_id, until: found.exp * 1000 };
  };
