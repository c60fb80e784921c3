import type { ServiceIdentifier } from "inversify";
import type { Ahead, Find } from "../wiring.ts";

/** Milliseconds until a prefetched answer expires: the data may change meanwhile. */
const longestWait = 5_000;
const mostWaiting = 40;

type Waiting = { readonly until: number; answer: unknown };

/**
 * Caches the answers of requests made before a click. Each is given to one caller with the same parameters.
 * Failures aren't cached.
 */
export const prefetchCache = (find: Find, now: () => number = Date.now) => {
  // By token, not by its name, which isn't unique.
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

  /** Removes and returns the cached answer. */
  const take: Ahead = (token, params) => {
    const key = keyOf(params);
    const found = waiting.get(token)?.get(key);
    waiting.get(token)?.delete(key);
    return found && found.until > now() ? found : undefined;
  };

  return {
    take,
    /** Resolves services whose answers are cached, for a prefetched page. */
    find: (async (token) => (params: unknown) => askAhead(token as ServiceIdentifier<unknown>, params)) as Find,
    forget: () => waiting.clear(),
  };
};
