import * as z from "zod";
import { jsonIn } from "./http.ts";
import type { Club } from "./needs.ts";

const Token = z.object({ token: z.uuid() });

/** The posted token; undefined when it has the wrong form. */
export const tokenIn = async (request: Request): Promise<string | undefined> => {
  const body = await jsonIn(request);
  return body.answer ? undefined : Token.safeParse(body.given).data?.token;
};

/** The token of the address that mail programs post to. */
export const tokenInAddress = ({ url }: Request): string | undefined =>
  z.uuid().safeParse(new URL(url).searchParams.get("jeton")).data;

/** The page whose button confirms a subscription by its token. */
export const confirmPage = ({ address }: Club, token: string): string =>
  `${address}/newsletter/confirmer?jeton=${token}`;

/** The page whose button unsubscribes by the token; `of` says from what, "notifications" or, when it is null, the newsletter. */
export const unsubscribePage = ({ address }: Club, token: string, of: string | null = null): string =>
  `${address}/newsletter/desinscription?${of === "notifications" ? "de=notifications&" : ""}jeton=${token}`;
