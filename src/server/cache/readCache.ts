import { LRUCache } from "lru-cache";
import type { ResolveUseCase } from "../../resolver.ts";
import { isVisitorRead } from "../../visitorReads.ts";
import { parameterIn, parameterText } from "../pages/readParameters.ts";

const mostReads = 500;

export type ReadCache = {
  /** The answer of a read, shared by all who ask: while it comes, and then for its time. One that isn't whole isn't kept, nor a failure. */
  share<Value>(name: string, ask: () => Promise<Value>, isWhole?: (value: Value) => boolean): Promise<Value>;
  /** Drops all answers, also those that are coming: something was written. */
  drop(): void;
};

/** A cache of reads. `time`: milliseconds for which an answer is shared unless it is dropped. */
export const readCache = (time: () => number): ReadCache => {
  const answers = new LRUCache<string, Promise<unknown>>({ max: mostReads });
  return {
    share<Value>(name: string, ask: () => Promise<Value>, isWhole: (value: Value) => boolean = () => true) {
      const known = answers.get(name);
      if (known) return known as Promise<Value>;
      const answer = ask();
      answers.set(name, answer, { ttl: time() });
      const forget = () => void (answers.peek(name) === answer && answers.delete(name));
      answer.then((value) => isWhole(value) || forget(), forget);
      return answer;
    },
    drop: () => answers.clear(),
  };
};

type Read = (parameter: unknown) => Promise<unknown>;

/**
 * Finds the same use cases; the reads of visitors share their answers. The bar of matches and the lists beside an item are on most
 * pages. The name of an answer and the parameter that is asked with are one text: no two parameters share an answer. One that doesn't
 * fit its schema has an answer of its own.
 */
export const withSharedReads =
  (resolveUseCase: ResolveUseCase, { share }: Pick<ReadCache, "share">): ResolveUseCase =>
  async (name) => {
    const useCase = await resolveUseCase(name);
    if (!isVisitorRead(name)) return useCase;
    const ask = useCase as Read;
    const read: Read = (parameter) => {
      const text = parameterText(name, parameter);
      return text === undefined ? ask(parameter) : share(`${name} ${text}`, () => ask(parameterIn(text)));
    };
    return read as typeof useCase;
  };
