import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// The state that Discord gives back names a flow, and is signed together with a number that only the browser of its start has, in a cookie:
// an answer that another browser began is refused.

const lifetime = 15 * 60;
const isNumber = /^[\w-]{43}$/;

/** The cookie's name. With TLS a browser takes `__Host-` from this host alone. */
const nameOn = (siteUrl: string): string => (siteUrl.startsWith("https:") ? "__Host-club-discord" : "club-discord");

const numberIn = (request: Pick<Request, "headers">, siteUrl: string): string | undefined => {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const number = cookies.find((cookie) => cookie.startsWith(`${nameOn(siteUrl)}=`))?.slice(nameOn(siteUrl).length + 1);
  return number !== undefined && isNumber.test(number) ? number : undefined;
};

type Keys = { readonly siteUrl: string; readonly jwtSecret: string };

const signed = (flow: string, number: string, { jwtSecret }: Keys): string =>
  createHmac("sha256", jwtSecret).update(`discord ${flow} ${number}`).digest("base64url");

/** The state of a flow that this browser begins, and its cookie. Flows of several tabs share the cookie. */
export const beginState = (request: Pick<Request, "headers">, flow: string, keys: Keys) => {
  const number = numberIn(request, keys.siteUrl) ?? randomBytes(32).toString("base64url");
  const secure = keys.siteUrl.startsWith("https:") ? "; Secure" : "";
  return {
    state: `${flow}.${signed(flow, number, keys)}`,
    cookie: `${nameOn(keys.siteUrl)}=${number}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`,
  };
};

const flowIn = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The flow that a state names; `undefined` when it isn't one that this browser began. */
export const flowOfState = (
  request: Pick<Request, "headers">,
  state: string | null,
  keys: Keys,
): string | undefined => {
  const [, flow, signature] = flowIn.exec(state ?? "") ?? [];
  const number = numberIn(request, keys.siteUrl);
  if (flow === undefined || signature === undefined || number === undefined) return undefined;
  const isRight = timingSafeEqual(Buffer.from(signed(flow, number, keys)), Buffer.from(signature));
  return isRight ? flow : undefined;
};
