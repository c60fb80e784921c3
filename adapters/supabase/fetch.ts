export type Fetch = typeof globalThis.fetch;

type Settings = {
  readonly fetch: Fetch;
  readonly anonKey: string;
  readonly sessionWasRefused: () => Promise<unknown>;
};

/** Milliseconds after which a request that has no answer ends, so that nothing in the UI waits for ever. */
export const longestWait = 10_000;

/**
 * Ends each request, by answer or by a limit. Whoever comes with a session that the backend refuses can still read what
 * everybody may: the session is forgotten, and the same question asked again without it.
 */
export const patientFetch =
  ({ fetch, anonKey, sessionWasRefused }: Settings): Fetch =>
  async (input, init = {}) => {
    const limited = () => {
      const limit = AbortSignal.timeout(longestWait);
      return init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    };
    if (isSignOut(input)) return fetch(input, { ...init, signal: limited() }).catch(() => signedOutAnyway());
    const answer = await fetch(input, { ...init, signal: limited() });
    const headers = new Headers(init.headers);
    const hasSession = headers.has("authorization") && headers.get("authorization") !== `Bearer ${anonKey}`;
    if (answer.status !== 401 || !hasSession || !isData(input)) return answer;

    await sessionWasRefused();
    if (!reads.has(init.method ?? "GET")) return answer;
    headers.set("authorization", `Bearer ${anonKey}`);
    return fetch(input, { ...init, headers, signal: limited() });
  };

const reads = new Set(["GET", "HEAD"]);

type Input = Parameters<Fetch>[0];

const addressOf = (input: Input): string => (input instanceof Request ? input.url : String(input));
const isData = (input: Input): boolean => addressOf(input).includes("/rest/v1/");
const isSignOut = (input: Input): boolean => addressOf(input).includes("/auth/v1/logout");

// supabase-js keeps a session that it can't end at the backend. Whoever presses "Déconnexion" without a network still
// wants to be signed out on this device.
const signedOutAnyway = () => new Response(null, { status: 401 });
