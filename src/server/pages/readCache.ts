import { LRUCache } from "lru-cache";
import type { Fetch } from "../../../adapters/supabase/shared/fetchWithTimeout.ts";

const mostReads = 500;

type Answer = { readonly body: string; readonly status: number; readonly headers: [string, string][] };

/** What an answer depends on besides the address. All reads of the server are a visitor's. */
const variants = ["accept", "prefer", "range"] as const;

const nameOf = ({ url, headers }: Request): string =>
  [url, ...variants.map((name) => headers.get(name) ?? "")].join("\n");

export type ReadCache = {
  /** The backend's `fetch`. Reads that are the same share one request, also while it is in flight. */
  readonly fetch: Fetch;
  /** Drops all reads: something was written. */
  drop(): void;
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

  const sharedRead = (request: Request): Promise<Answer> => {
    const name = nameOf(request);
    const shared = reads.get(name);
    if (shared) return shared;
    const made = read(request);
    reads.set(name, made, { ttl: time() });
    const forget = () => void (reads.peek(name) === made && reads.delete(name));
    made.then(({ status }) => status === 200 || forget(), forget);
    return made;
  };

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "GET") return fetch(request);
      const { body, status, headers } = await sharedRead(request);
      return new Response(body, { status, headers });
    },
    drop: () => reads.clear(),
  };
};
