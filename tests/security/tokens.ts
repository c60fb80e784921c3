type Kept = { readonly access_token: string; readonly refresh_token: string; readonly expires_at: number };

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const decoded = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, "base64url").toString());

const partsOf = (token: string): readonly [header: string, claims: string, signature: string] => {
  const [header = "", claims = "", signature = ""] = token.split(".");
  return [header, claims, signature];
};

/** Forgeries of a token that need no key. */
export const forgeries = {
  "one letter of its signature changed": (token: string) => {
    const [header, claims, signature] = partsOf(token);
    return `${header}.${claims}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  },
  "the claims of somebody else": (token: string) => {
    const [header, claims, signature] = partsOf(token);
    return `${header}.${encoded({ ...decoded(claims), sub: "a0000000-0000-4000-8000-000000000003" })}.${signature}`;
  },
  "the role of the service": (token: string) => {
    const [header, claims, signature] = partsOf(token);
    return `${header}.${encoded({ ...decoded(claims), role: "service_role" })}.${signature}`;
  },
  "no signature wanted": (token: string) => {
    const [, claims, signature] = partsOf(token);
    return `${encoded({ alg: "none", typ: "JWT" })}.${claims}.${signature}`;
  },
} as const;

/** Changes after which the backend sees no token: it answers as to visitors. */
export const unsigned = (token: string): string => `${encoded({ alg: "none", typ: "JWT" })}.${partsOf(token)[1]}.`;

/** Changes the session stored on a device. */
export const alter = (storage: Pick<Storage, "getItem" | "setItem">, name: string, change: (kept: Kept) => Kept) => {
  const text = storage.getItem(name);
  if (text === null) throw new Error("No session is kept");
  storage.setItem(name, JSON.stringify(change(JSON.parse(text) as Kept)));
};
