export type Fetch = typeof globalThis.fetch;

type Settings = {
  readonly fetch: Fetch;
  readonly anonKey: string;
  /** In milliseconds. */
  readonly timeLimit: number;
  /** Forgets the session of that token. Gives the token of another session when one has begun since. */
  readonly sessionWasRefused: (token: string) => Promise<string | undefined>;
};

/** Milliseconds after which a request that has no answer ends, so that nothing in the UI waits for ever. */
export const longestWait = 10_000;

/**
 * Ends each request, by answer or by a limit. Whoever comes with a session that the backend refuses can still read what
 * everybody may: the session is forgotten, and the same question asked again without it.
 */
export const patientFetch =
  ({ fetch, anonKey, timeLimit, sessionWasRefused }: Settings): Fetch =>
  async (input, init = {}) => {
    const ask = (headers = new Headers(init.headers)) => {
      const limit = AbortSignal.timeout(timeLimit);
      return fetch(input, { ...init, headers, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
    };
    const answer = await ask();
    if (!isData(input)) return answer;
    if (answer.status === 404 && !(await isWorded(answer))) throw new Error("There is no backend at this address");

    const token = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? anonKey;
    if (answer.status !== 401 || token === anonKey) return answer;
    const otherToken = await sessionWasRefused(token);
    if (otherToken === undefined && !reads.has(init.method ?? "GET")) return answer;
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${otherToken ?? anonKey}`);
    return ask(headers);
  };

const reads = new Set(["GET", "HEAD"]);

const isData = (input: Parameters<Fetch>[0]): boolean =>
  (input instanceof Request ? input.url : String(input)).includes("/rest/v1/");

// supabase-js takes a 404 that says nothing for an answer without rows.
const isWorded = async (answer: Response): Promise<boolean> => (await answer.clone().text()).startsWith("{");
