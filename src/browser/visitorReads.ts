import { pausedFor, unanswered } from "../../adapters/unanswered.ts";
import type { UseCases } from "../../domain/useCases.ts";
import type { ResolveUseCase } from "../resolver.ts";
import { isVisitorRead, longestPath, type ReadAnswer, readsPath } from "../visitorReads.ts";

/** Milliseconds after which a request without an answer ends: longer than the server waits for its backend. */
const longestWait = 15_000;

/** The connection may break after the headers too. */
const ask = async (address: string) => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
    return { answer, text: await answer.text() };
  } catch (cause) {
    throw new Error(unanswered, { cause });
  }
};

/**
 * The reads of pages, for a visitor, from the site's own server. Answers `undefined` for all other services. `resolveInContainer` gives
 * the reads that the server doesn't know: the server has another build, or takes no such address.
 */
export const visitorReads = (build: string, resolveInContainer: ResolveUseCase) => {
  const readFor = (name: keyof UseCases) => async (parameter: unknown) => {
    const readInside = async () =>
      ((await resolveInContainer(name)) as (parameter: unknown) => Promise<unknown>)(parameter);
    const search = parameter === undefined ? "" : `?${encodeURIComponent(JSON.stringify(parameter))}`;
    const path = `${readsPath}${build}/${name}${search}`;
    if (path.length > longestPath) return readInside();
    const { answer, text } = await ask(path);
    const pause = answer.headers.get("retry-after");
    if (pause) throw new Error(pausedFor(Number(pause)));
    if (answer.status >= 400 && answer.status < 500) return readInside();
    const body = JSON.parse(text) as ReadAnswer;
    if (!("answer" in body)) throw new Error(`No answer to ${name}`);
    return body.answer;
  };
  return <Name extends keyof UseCases>(name: Name): UseCases[Name] | undefined =>
    isVisitorRead(name) ? (readFor(name) as UseCases[Name]) : undefined;
};
