import { LRUCache } from "lru-cache";
import type { Fetch } from "../../../adapters/supabase/shared/fetchWithTimeout.ts";

const mostReads = 500;

type Answer = { readonly body: string; readonly status: number; readonly headers: [string, string][] };

/** What an answer depends on besides the address. All reads of the server are a visitor's. */
const variants = ["accept", "prefer", "range"] as const;

const nameOf = (url: string, headers: Headers): string =>
  [url, ...variants.map((name) => headers.get(name) ?? "")].join("\n");

export type ReadCache = {
  /** The backend's `fetch`. Reads that are the same share one request, also while it is in flight. */
  readonly fetch: Fetch;
  /** Drops all reads: something was written. */
  drop(): void;
};

/**
 * An answer whose text is here already, for the ways in which the backend's client reads it. Reading a usual one, and each copy of it,
 * takes a stream. Defined, not assigned: the methods of the server's own `Response` are read-only.
 */
const heldAnswer = ({ body, status, headers }: Answer): Response => {
  const answer: Response = Object.defineProperties(new Response(null, { status, headers }), {
    clone: { value: () => answer },
    text: { value: async () => body },
    json: { value: async (): Promise<unknown> => JSON.parse(body) },
    arrayBuffer: { value: async () => new TextEncoder().encode(body).buffer },
  });
  return answer;
};

/**
 * Shares the reads of pages: lists, statistics and sidebars are the same on most. `time`: milliseconds for which a read is shared
 * unless it is dropped; asked for each read.
 */
export const readCache = (fetch: Fetch, time: () => number): ReadCache => {
  // Purged, so that no text stays in memory that is too old to be shared.
  const reads = new LRUCache<string, Promise<Answer>>({ max: mostReads, ttl: 1, ttlAutopurge: true });

  const read = async (request: Request): Promise<Answer> => {
    const answer = await fetch(request);
    return { body: await answer.text(), status: answer.status, headers: [...answer.headers] };
  };

  const sharedRead = (url: string, init: RequestInit): Promise<Answer> => {
    const name = nameOf(url, new Headers(init.headers));
    const shared = reads.get(name);
    if (shared) return shared;
    const made = read(new Request(url, init));
    reads.set(name, made, { ttl: time() });
    const forget = () => void (reads.peek(name) === made && reads.delete(name));
    made.then(({ status }) => status === 200 || forget(), forget);
    return made;
  };

  return {
    fetch: async (input, init = {}) => {
      const isRead = !(input instanceof Request) && (init.method ?? "GET") === "GET";
      return isRead ? heldAnswer(await sharedRead(String(input), init)) : fetch(new Request(input, init));
    },
    drop: () => reads.clear(),
  };
};
