import { pausedFor, unanswered } from "../../unanswered.ts";
import { tokenExpired } from "./errors.ts";
import { secondsOf } from "./pauses.ts";

export type Fetch = typeof globalThis.fetch;

type Settings = {
  readonly fetch: Fetch;
  readonly anonKey: string;
  /** In milliseconds. */
  readonly timeLimit: number;
  /**
   * Renews the session of a token that has only expired, and forgets that of any other. Gives the token of the session that there is
   * then, which may be another's that has begun since.
   */
  readonly tokenWasRefused: (token: string, isExpired: boolean) => Promise<string | undefined>;
  /** The backend makes no new token for the session. It ends with the one that it has. */
  readonly renewalWasRefused: () => void;
  /** Whether the backend has no session for a token any more. Then it isn't asked to end it: it would answer 401. */
  readonly isOver: (token: string) => boolean;
};

/** Milliseconds after which a request that has no answer ends, so that nothing in the UI waits for ever. */
export const longestWait = 10_000;

/**
 * Ends each request, by answer or by a limit. Whoever comes with a session that the backend refuses can still read what
 * everybody may: the session is forgotten, and the same question asked again without it.
 */
export const fetchWithTimeout =
  ({ fetch, anonKey, timeLimit, tokenWasRefused, renewalWasRefused, isOver }: Settings): Fetch =>
  async (input, init = {}) => {
    if (endsSession(input) && isOver(tokenOf(init) ?? "")) return new Response(null, { status: 204 });
    const ask = async (headers = new Headers(init.headers)) => {
      const limit = AbortSignal.timeout(timeLimit);
      const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
      try {
        const answer = await fetch(input, { ...init, headers, signal });
        // The connection may still die behind the head of an answer. Whoever reads it later finds it here already.
        if (isData(input)) await answer.clone().arrayBuffer();
        return answer;
      } catch (cause) {
        throw new Error(unanswered, { cause });
      }
    };
    const answer = await ask();
    if ((isData(input) || isFile(input)) && answer.status === 429) {
      throw new Error(pausedFor(await secondsOf(answer)));
    }
    const mustBeWorded = isData(input) ? answer.status === 404 : asksForMail(input) && answer.ok;
    if (mustBeWorded && !(await isWorded(answer))) throw new Error("There is no backend at this address");
    if (isRenewal(input) && answer.status >= 400 && answer.status < 500) renewalWasRefused();
    if (!isData(input) && !isFunction(input)) return answer;

    let token = tokenOf(init) ?? anonKey;
    let latest = answer;
    // A token that was renewed and is refused again ends its session: it isn't renewed a second time.
    for (let mayRenew = true; latest.status === 401 && token !== anonKey; mayRenew = false) {
      // A hosted project doesn't say of its functions what is wrong with a token.
      const isExpired = mayRenew && (isFunction(input) || tokenExpired(await refusalIn(latest)));
      const otherToken = await tokenWasRefused(token, isExpired);
      // A function was not called at all, and may be open to visitors.
      if (otherToken === undefined && isData(input) && !reads.has(init.method ?? "GET")) return latest;
      token = otherToken ?? anonKey;
      const headers = new Headers(init.headers);
      headers.set("authorization", `Bearer ${token}`);
      latest = await ask(headers);
    }
    return latest;
  };

const reads = new Set(["GET", "HEAD"]);

const tokenOf = ({ headers }: RequestInit): string | undefined =>
  new Headers(headers).get("authorization")?.replace("Bearer ", "");
const addressOf = (input: Parameters<Fetch>[0]): string => (input instanceof Request ? input.url : String(input));
const isData = (input: Parameters<Fetch>[0]): boolean => addressOf(input).includes("/rest/v1/");
const isFile = (input: Parameters<Fetch>[0]): boolean => addressOf(input).includes("/storage/v1/");
const isFunction = (input: Parameters<Fetch>[0]): boolean => addressOf(input).includes("/functions/v1/");
const endsSession = (input: Parameters<Fetch>[0]): boolean => addressOf(input).includes("/auth/v1/logout");
const isRenewal = (input: Parameters<Fetch>[0]): boolean =>
  addressOf(input).includes("/auth/v1/token?grant_type=refresh_token");
const asksForMail = (input: Parameters<Fetch>[0]): boolean =>
  /\/auth\/v1\/(recover|resend)(\?|$)/.test(addressOf(input));

const refusalIn = async (answer: Response): Promise<{ readonly code?: unknown }> =>
  answer
    .clone()
    .json()
    .catch(() => ({}));

// supabase-js takes a 404 that says nothing for an answer without rows, and anything for the news that a mail was sent.
const isWorded = async (answer: Response): Promise<boolean> => (await answer.clone().text()).startsWith("{");
