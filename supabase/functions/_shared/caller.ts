import * as z from "zod";

type Accounts = {
  /** The backend's address, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
};

const User = z.object({ id: z.uuid() });

/**
 * The id of the calling member. The auth service checks the session, so an expired or revoked one gives `undefined`.
 * Throws when the service limits requests or fails.
 */
export const callerOf = async (
  { headers }: Request,
  { url, key, fetch = globalThis.fetch }: Accounts,
): Promise<string | undefined> => {
  const authorization = headers.get("authorization");
  if (!authorization) return undefined;
  const answer = await fetch(new Request(`${url}/auth/v1/user`, { headers: { apikey: key, authorization } }));
  if (answer.status === 429 || answer.status >= 500) throw new Error(`The accounts answered ${answer.status}`);
  return answer.ok ? User.safeParse(await answer.json()).data?.id : undefined;
};
