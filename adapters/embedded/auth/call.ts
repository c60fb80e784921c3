import * as z from "zod";
import { asciiMailAddress, mailAddress } from "../../../supabase/functions/_shared/fields.ts";
import type { Row } from "../database/connection.ts";
import { accountRefusal } from "../gateway/refusals.ts";
import { type Claims, claimsOf } from "./sessions/accessToken.ts";

/** A request to the auth service, as far as the mends read it. */
export type AccountCall = {
  readonly request: Request;
  readonly given: z.infer<typeof Given>;
  /** Where the link in a mail leads back to: always on this site. */
  readonly redirectTo: string;
  /** The caller's network; `undefined` for this machine. */
  readonly network: string | undefined;
  /** The member whose session the request carries. */
  readonly caller: Claims | undefined;
  /** Milliseconds that its mails wait in the outbox. */
  readonly mailsWait?: number;
  /** Whether a link that was mailed within the last ten minutes, or waits to be, is kept, and no other is mailed. */
  readonly keepLink?: boolean;
  /** Called when a mail is written to the given address. */
  readonly mailed?: () => void;
};

export type Answer = (call: AccountCall) => Promise<Response>;

export type AccountNeeds = {
  /** lite's own answer. */
  readonly lite: (request: Request) => Promise<Response>;
  readonly query: (sql: string, params: unknown[]) => Promise<readonly Row[]>;
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
  readonly jwtSecret: string;
};

/** Levels of objects in what is stored as it comes. */
const deepest = 10;

/** Whether PostgreSQL can store it, within JSON too: no character 0, no lone surrogate. */
const isStorable = (value: unknown, depth = 0): boolean =>
  typeof value === "string"
    ? !/[\0\p{Cs}]/u.test(value)
    : typeof value !== "object" ||
      value === null ||
      (depth < deepest && Object.entries(value).every((entry) => entry.every((part) => isStorable(part, depth + 1))));

const text = z.string().refine((value) => isStorable(value));

const Given = z.object({
  email: text.transform(asciiMailAddress).optional(),
  phone: text.optional(),
  password: text.optional(),
  data: z
    .record(z.string(), z.unknown())
    .refine((value) => isStorable(value))
    .optional(),
  type: text.optional(),
  token: text.optional(),
  // Looked up by its hash alone.
  token_hash: z.string().optional(),
  refresh_token: text.optional(),
  scope: text.optional(),
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
});

const longestBody = 64_000;

/** Reads a request, or returns the refusal of one that can't be read. */
export const readCall = async (
  request: Request,
  { siteUrl, jwtSecret, network }: Pick<AccountNeeds, "siteUrl" | "jwtSecret"> & Pick<AccountCall, "network">,
): Promise<AccountCall | Response> => {
  const text = await request.clone().text();
  if (text.length > longestBody) return accountRefusal(413, "validation_failed", "The request is too large");
  const sent = text === "" ? {} : parsed(text);
  const given = Given.safeParse(sent);
  if (!given.success) {
    const field = given.error.issues[0]?.path.join(".") || "the body";
    return accountRefusal(400, "bad_json", `Could not parse request body as JSON: cannot unmarshal ${field}`);
  }
  const redirectTo = placeOn(siteUrl, new URL(request.url).searchParams.get("redirect_to"));
  const caller = claimsOf(request, jwtSecret);
  const { email } = given.data;
  const isSpelledOtherwise = email !== undefined && isWithEmail(sent) && sent.email !== email;
  const asked = isSpelledOtherwise ? withGiven(request, { ...sent, email }) : request;
  return { request: asked, given: given.data, redirectTo, network, caller };
};

const isWithEmail = (sent: unknown): sent is { readonly email: unknown } =>
  typeof sent === "object" && sent !== null && "email" in sent;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const placeOn = (siteUrl: string, wish: string | null): string => {
  const isOurs = wish !== null && URL.canParse(wish) && new URL(wish).origin === new URL(siteUrl).origin;
  return isOurs ? wish : siteUrl;
};

/** Whether mails can be sent there: the outbox takes no other addresses. */
export const isMailable = (email: string | undefined): email is string =>
  email !== undefined && mailAddress.safeParse(email).data === email;

export const accountAnswer = (body: object): Response =>
  Response.json(body, { headers: { "access-control-allow-origin": "*" } });

/** A copy of a request with another body. */
export const withGiven = ({ url, method, headers }: Request, given: object): Request => {
  const own = new Headers(headers);
  own.delete("content-length");
  own.set("content-type", "application/json");
  return new Request(url, { method, headers: own, body: JSON.stringify(given) });
};
