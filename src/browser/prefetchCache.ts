import type { ServiceIdentifier } from "inversify";
import type { Ahead, Find } from "../wiring.ts";

/** How long an answer that was asked for ahead may wait, in milliseconds. What it tells may change meanwhile. */
const longestWait = 5_000;
const mostWaiting = 40;

type Waiting = { readonly until: number; answer: unknown };

/**
 * Keeps what pages would ask for, asked ahead of the click that leads there. Whoever asks the same takes that answer,
 * once. An answer that failed is nobody's.
 */
export const prefetchCache = (find: Find, now: () => number = Date.now) => {
  // Tokens tell themselves apart, not their names.
  const waiting = new Map<ServiceIdentifier<unknown>, Map<string, Waiting>>();
  const keyOf = (params: unknown) => JSON.stringify(params) ?? "";

  const ask = async (token: ServiceIdentifier<unknown>, params: unknown): Promise<unknown> => {
    const service = (await find(token)) as (params: unknown) => Promise<unknown>;
    return service(params);
  };

  const askAhead = async (token: ServiceIdentifier<unknown>, params: unknown): Promise<unknown> => {
    const answers = waiting.get(token) ?? new Map<string, Waiting>();
    waiting.set(token, answers);
    const key = keyOf(params);
    const already = answers.get(key);
    if (already && already.until > now()) return already.answer;

    const answer = ask(token, params);
    const kept: Waiting = { answer, until: now() + longestWait };
    answers.set(key, kept);
    const oldest = answers.keys().next();
    if (answers.size > mostWaiting && !oldest.done) answers.delete(oldest.value);
    try {
      kept.answer = await answer;
    } catch (cause) {
      if (answers.get(key) === kept) answers.delete(key);
      throw cause;
    }
    return kept.answer;
  };

  /** Hands over what waits for this question. */
  const take: Ahead = (token, params) => {
    const key = keyOf(params);
    const found = waiting.get(token)?.get(key);
    waiting.get(token)?.delete(key);
    return found && found.until > now() ? found : undefined;
  };

  return {
    take,
    /** For a page that somebody is about to open: what is asked through it waits. */
    find: (async (token) => (params: unknown) => askAhead(token as ServiceIdentifier<unknown>, params)) as Find,
    /** Forgets what waits: somebody changed something. */
    forget: () => waiting.clear(),
  };
};
