import type { Keys } from "../../folder/keys.ts";
import { accountRefusal, dataRefusal, serviceOf, storageRefusal } from "../../gateway/refusals.ts";
import { bearerOf, type Claims, readAccessToken } from "./accessToken.ts";
import type { LiveSessions } from "./liveSessions.ts";

/** Why a bearer is refused. */
export type BadBearer = "expired" | "invalid" | "ended" | "gone";

type Needs = Pick<Keys, "anonKey" | "secretKey" | "jwtSecret"> & Pick<LiveSessions, "stateOf">;

/**
 * The claims of an access token. `undefined` for a visitor, who brings none or a key. The bearer of a token that is forged, expired or
 * of a session that has ended is refused, never answered as a visitor.
 */
export const readBearerWith =
  ({ anonKey, secretKey, jwtSecret, stateOf }: Needs) =>
  async (token: string | undefined): Promise<Claims | BadBearer | undefined> => {
    if (token === undefined || token === anonKey || token === secretKey) return undefined;
    const claims = readAccessToken(token, jwtSecret);
    if (typeof claims === "string") return claims;
    const state = await stateOf(claims);
    return state === "live" ? claims : state;
  };

/** Reads a bearer by its signature alone. The caller checks whether the session is live. */
export const readSignedWith = (keys: Omit<Needs, "stateOf">): ReadBearer =>
  readBearerWith({ ...keys, stateOf: async () => "live" });

export type ReadBearer = ReturnType<typeof readBearerWith>;

/** Refuses a request with a bad bearer, in the form of the service that it is for. */
export const refusalOfBearer =
  (read: ReadBearer) =>
  async (request: Request): Promise<Response | undefined> => {
    if (request.method === "OPTIONS") return undefined;
    const found = await read(bearerOf(request));
    return typeof found === "string" ? refusals[serviceOf(request) ?? "rest"](found) : undefined;
  };

const messages = {
  expired: "JWT expired",
  invalid: "JWT is invalid",
  ended: "Session from session_id claim in JWT does not exist",
  gone: "User from sub claim in JWT does not exist",
} as const satisfies Record<BadBearer, string>;

const accountCodes = {
  expired: "bad_jwt",
  invalid: "bad_jwt",
  ended: "session_not_found",
  gone: "user_not_found",
} as const satisfies Record<BadBearer, string>;

const headers = { "access-control-allow-origin": "*", "www-authenticate": 'Bearer error="invalid_token"' };

/** A bad bearer's answer in the form of each service. */
export const refusals = {
  rest: (why: BadBearer) =>
    dataRefusal(401, messages[why], { code: why === "expired" ? "PGRST303" : "PGRST301", headers }),
  auth: (why: BadBearer) => accountRefusal(401, accountCodes[why], `invalid JWT: ${messages[why]}`),
  storage: (why: BadBearer) => storageRefusal(401, "InvalidJWT", messages[why], { status: 401, headers }),
  functions: (why: BadBearer) =>
    Response.json({ code: 401, message: `Invalid JWT: ${messages[why]}` }, { status: 401, headers }),
};
