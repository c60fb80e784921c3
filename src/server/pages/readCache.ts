import { LRUCache } from "lru-cache";
import type { Fetch } from "../../../adapters/supabase/shared/fetchWithTimeout.ts";

const mostReads = 500;
/** The answers of use cases are as large as their reads, and only some of them are what many pages show. */
const mostAnswers = 50;

/** What an answer depends on besides the address. All reads of the server are a visitor's. */
const variants = ["accept", "prefer", "range"] as const;

const nameOf = (url: string, headers: Headers): string =>
  [url, ...variants.map((name) => headers.get(name) ?? "")].join("\n");

export type ReadCache = {
  /** The backend's `fetch`. Reads that are the same share one request, also while it is in flight. */
  readonly fetch: Fetch;
  /** The answer of a use case that only reads, shared like its reads and dropped with them. `name`: the use case with its parameters. */
  share<Value>(name: string, ask: () => Promise<Value>): Promise<Value>;
  /** Drops all reads: something was written. */
  drop(): void;
};

/**
 * An answer whose text is here already, for the ways in which the backend's client reads it. Reading a usual one, and each copy of it,
 * takes a stream. Defined, not assigned: the methods of the server's own `Response` are read-only.
 */
const heldAnswer = (body: string, { status, headers }: Response): Response => {
  const answer: Response = Object.defineProperties(new Response(null, { status, headers }), {
    clone: { value: () => answer },
    text: { value: async () => body },
    json: { value: async (): Promise<unknown> => JSON.parse(body) },
    arrayBuffer: { value: async () => new TextEncoder().encode(body).buffer },
  });
  return answer;
};

/**
 * Shares the reads of pages: lists, statistics and sidebars are the same on most. `time`: milliseconds for which reads are shared
 * unless they are dropped; asked for with the first of them. All are dropped at once, so that no answer is older than its reads may be.
 */
export const readCache = (fetch: Fetch, time: () => number): ReadCache => {
  const reads = new LRUCache<string, Promise<Response>>({ max: mostReads });
  const answers = new LRUCache<string, Promise<unknown>>({ max: mostAnswers });
  let end: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(end);
    end = undefined;
    reads.clear();
    answers.clear();
  };

  /** Asks once for all who share the answer. One that fails isn't kept, nor one that isn't worth keeping. */
  const shared = <Value>(
    known: LRUCache<string, Promise<Value>>,
    name: string,
    ask: () => Promise<Value>,
    isWorthKeeping: (value: Value) => boolean,
  ): Promise<Value> => {
    const same = known.get(name);
    if (same) return same;
    const made = ask();
    known.set(name, made);
    end ??= setTimeout(drop, time()).unref();
    const forget = () => void (known.peek(name) === made && known.delete(name));
    made.then((value) => isWorthKeeping(value) || forget(), forget);
    return made;
  };

  const read = async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    return heldAnswer(await answer.text(), answer);
  };

  return {
    fetch: async (input, init = {}) => {
      if (input instanceof Request || (init.method ?? "GET") !== "GET") return fetch(new Request(input, init));
      const url = String(input);
      const ask = () => read(new Request(url, init));
      return shared(reads, nameOf(url, new Headers(init.headers)), ask, ({ status }) => status === 200);
    },
    share: <Value>(name: string, ask: () => Promise<Value>) =>
      shared(answers as LRUCache<string, Promise<Value>>, name, ask, () => true),
    drop,
  };
};
