import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as z from "zod";

/** The claims of this backend's access tokens. */
export type Claims = {
  /** The member's id. */
  readonly sub: string;
  readonly session_id: string;
  /** Seconds since 1970. */
  readonly exp: number;
};

/** The state of a token's session. "gone": its member doesn't exist. */
export type SessionState = "live" | "ended" | "gone";

// All other claims stay: the database reads them.
const Claims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.number(),
  iat: z.number(),
  role: z.literal("authenticated"),
});
const Header = z.object({ alg: z.literal("HS256") });

const parsed = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    return undefined;
  }
};

const isSigned = (token: string, secret: string): boolean => {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const right = createHmac("sha256", secret).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, "base64url");
  // Decoding skips characters that aren't base64url, so a changed text can decode to equal bytes.
  return signature === given.toString("base64url") && given.length === right.length && timingSafeEqual(given, right);
};

const bearer = /^bearer(?:\s+(.*))?$/is;

/** The bearer of a request; `undefined` without one. */
export const bearerOf = ({ headers }: Pick<Request, "headers">): string | undefined => {
  const [isBearer, token = ""] = bearer.exec(headers.get("authorization") ?? "") ?? [];
  return isBearer === undefined ? undefined : token.trim();
};

/** The claims of a request's token, if it is valid. */
export const claimsOf = (request: Pick<Request, "headers">, secret: string): Claims | undefined => {
  const claims = readAccessToken(bearerOf(request) ?? "", secret);
  return typeof claims === "string" ? undefined : claims;
};

type Signed = z.infer<typeof Claims>;

const signedClaims = (token: string, secret: string): Signed | undefined => {
  const parts = token.split(".");
  if (parts.length !== 3 || !Header.safeParse(parsed(parts[0] ?? "")).success || !isSigned(token, secret)) {
    return undefined;
  }
  return Claims.safeParse(parsed(parts[1] ?? "")).data;
};

/** The claims of tokens with a valid signature, by secret and token. Each use checks the times anew. */
const known = new LRUCache<string, Signed>({ max: 1_000 });

/** Reads an access token signed by this backend. No other algorithm, key, role or shape is taken. */
export const readAccessToken = (token: string, secret: string): Claims | "expired" | "invalid" => {
  const name = `${secret} ${token}`;
  const claims = known.get(name) ?? signedClaims(token, secret);
  if (claims) known.set(name, claims);
  const now = Date.now() / 1000;
  if (!claims) return "invalid";
  // A token of a future time was signed before the clock was set back; the browser renews it like an expired token. The tolerance of a
  // second allows tokens of the running second.
  if (claims.iat <= now + 1 && claims.exp > now) return claims;
  known.delete(name);
  return "expired";
};
