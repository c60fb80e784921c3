import * as z from "zod";

/** As whom a channel listens. Without a token: as a visitor. */
export type Listener = {
  readonly role: "anon" | "authenticated";
  readonly token?: string;
  /** Milliseconds since 1970: when the token is too old. */
  readonly until: number;
};

const visitor: Listener = { role: "anon", until: Infinity };

const Claims = z.object({ exp: z.number(), role: z.literal("authenticated") });

/** Asks the backend through its own door, with the key that everybody has. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

type Needs = { readonly ask: Ask; readonly anonKey: string };

/** Who comes with a token, if it is good: signed here, not too old, and its member still there. `undefined` for any other. */
export const listenerWith =
  ({ ask, anonKey }: Needs) =>
  async (token: string | undefined): Promise<Listener | undefined> => {
    // Whoever is signed out comes with the key that everybody has.
    if (token === undefined || token === "" || token === anonKey) return visitor;
    // Anything else could not even be asked about.
    if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return undefined;
    if (!(await ask("/auth/v1/user", { authorization: `Bearer ${token}` })).ok) return undefined;
    const { data } = Claims.safeParse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
    return data && { role: data.role, token, until: data.exp * 1000 };
  };
