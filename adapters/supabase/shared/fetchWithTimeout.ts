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
   * Renews the session of a token that has only expired, and forgets the session of any other. Returns the current session's token, which
   * may be a newer session's.
   */
  readonly tokenWasRefused: (token: string, isExpired: boolean) => Promise<string | undefined>;
  /** Called when the backend makes no new token: the session ends with its current one. */
  readonly renewalWasRefused: () => void;
  /** Whether the backend has no session for a token. It isn't asked to end such a session: it would answer 401. */
  readonly isOver: (token: string) => boolean;
};

/**
 * Ends each request, by answer or by a limit. When the backend refuses the session, forgets it and repeats a read without it: public
 * data stays readable.
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
        // The connection may break after the headers: the body is read here, and kept for its readers.
        if (isData(input)) await answer.clone().arrayBuffer();
        return answer;
      } catch (cause) {
        throw new Error(unanswered, { cause });
      }
    };
    const answer = opensSession(input) ? await withOwnClock(await ask()) : await ask();
    if ((isData(input) || isFile(input)) && answer.status === 429) {
      throw new Error(pausedFor(await secondsOf(answer)));
    }
    const mustBeWorded = isData(input) ? answer.status === 404 : asksForMail(input) && answer.ok;
    if (mustBeWorded && !(await isWorded(answer))) throw new Error("There is no backend at this address");
    if (isRenewal(input) && answer.status >= 400 && answer.status < 500) renewalWasRefused();
    if (!isData(input) && !isFunction(input)) return answer;

    let token = tokenOf(init) ?? anonKey;
    let latest = answer;
    // A renewed token that is refused ends its session: one renewal at most.
    for (let mayRenew = true; latest.status === 401 && token !== anonKey; mayRenew = false) {
      // A hosted project's functions give no reason for refusing a token.
      const isExpired = mayRenew && (isFunction(input) || tokenExpired(await refusalIn(latest)));
      const otherToken = await tokenWasRefused(token, isExpired);
      // A refused function didn't run, and may be open to visitors.
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
const opensSession = (input: Parameters<Fetch>[0]): boolean =>
  /\/auth\/v1\/(token|verify|signup)(\?|$)/.test(addressOf(input));
const asksForMail = (input: Parameters<Fetch>[0]): boolean =>
  /\/auth\/v1\/(recover|resend)(\?|$)/.test(addressOf(input));

/**
 * A session's end by the time that is left at its receipt, without the date of its end: auth-js compares that with the device's clock,
 * and would renew at each use when it is fast.
 */
const withOwnClock = async (answer: Response): Promise<Response> => {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== "object" || body === null || !("expires_in" in body)) return answer;
  const { status, headers } = answer;
  return new Response(JSON.stringify({ ...body, expires_at: undefined }), { status, headers });
};

const refusalIn = async (answer: Response): Promise<{ readonly code?: unknown }> =>
  answer
    .clone()
    .json()
    .catch(() => ({}));

// supabase-js reads an empty 404 as no rows, and any answer as a sent mail.
const isWorded = async (answer: Response): Promise<boolean> => (await answer.clone().text()).startsWith("{");
