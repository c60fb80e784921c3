import type { AccountNeeds, Answer } from "./call.ts";

export type InOrder = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** Runs work on the same thing one after another in this process, because lite reads, then writes. */
export const inOrder = (): InOrder => {
  const last = new Map<string, Promise<unknown>>();
  return async (what, work) => {
    const mine = (last.get(what) ?? Promise.resolve()).then(work);
    const end = mine.catch(() => {});
    last.set(what, end);
    try {
      return await mine;
    } finally {
      if (last.get(what) === end) last.delete(what);
    }
  };
};

/**
 * Renews a session. lite reads a token, then replaces it, so renewals of a session run one after another: a token has one successor, and
 * later uses of the token get that successor.
 */
export const refreshInOrder =
  ({ lite, query, ordered }: AccountNeeds & { readonly ordered: InOrder }): Answer =>
  async ({ request, given: { refresh_token: token = "" } }) => {
    const [found] = await query("select session_id from auth.refresh_tokens where token = $1", [token]);
    const session = found?.["session_id"];
    return typeof session === "string" ? ordered(`refresh of ${session}`, () => lite(request)) : lite(request);
  };
