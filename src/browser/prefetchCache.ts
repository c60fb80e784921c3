import type { UseCases } from "../../domain/useCases.ts";
import type { TakePrefetched } from "../handlers.ts";
import type { ResolveUseCase } from "../resolver.ts";

/** Milliseconds until a prefetched answer expires: the data may change meanwhile. */
const longestWait = 5_000;
const mostWaiting = 40;

type Waiting = { readonly until: number; answer: unknown };

/**
 * Caches the answers of requests made before a click. Each is given to one caller with the same parameters.
 * Failures aren't cached.
 */
export const prefetchCache = (resolveUseCase: ResolveUseCase, now: () => number = Date.now) => {
  const waiting = new Map<string, Map<string, Waiting>>();
  const keyOf = (params: unknown) => JSON.stringify(params) ?? "";

  const ask = async (name: string, params: unknown): Promise<unknown> => {
    const service = (await resolveUseCase(name as keyof UseCases)) as (params: unknown) => Promise<unknown>;
    return service(params);
  };

  const prefetch = async (name: string, params: unknown): Promise<unknown> => {
    const answers = waiting.get(name) ?? new Map<string, Waiting>();
    waiting.set(name, answers);
    const key = keyOf(params);
    const already = answers.get(key);
    if (already && already.until > now()) return already.answer;

    const answer = ask(name, params);
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
  const takePrefetched: TakePrefetched = (name, params) => {
    const key = keyOf(params);
    const found = waiting.get(name)?.get(key);
    waiting.get(name)?.delete(key);
    return found && found.until > now() ? found : undefined;
  };

  return {
    takePrefetched,
    /** Resolves use cases whose answers are cached, for a prefetched page. */
    resolveUseCase: (async (name: string) => (params: unknown) => prefetch(name, params)) as ResolveUseCase,
    /** Empties the cache: the data may have changed. */
    forget: () => waiting.clear(),
  };
};
