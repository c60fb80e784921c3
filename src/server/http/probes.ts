import type { Middleware } from "./listen.ts";

/** Why a site can't answer visitors; "read-only": it does, and stores nothing, as its disk is full. */
export type NotReady = "stopping" | "database" | "migrations" | "read-only";

/** Milliseconds that the backend has to answer, and for which its answer is used again. */
const [patience, freshness] = [2_000, 1_000];

/** Asks with a time limit. However often it is called, the backend is asked once at a time and once a second. */
export const askedOnce = (ask: () => Promise<NotReady | undefined>): (() => Promise<NotReady | undefined>) => {
  let asking: Promise<NotReady | undefined> | undefined;
  const begin = () => {
    const asked = ask().catch((): NotReady => "database");
    void asked.then(() => setTimeout(() => (asking = undefined), freshness).unref());
    return asked;
  };
  return async () => {
    let late: NodeJS.Timeout | undefined;
    const waited = new Promise<NotReady>((end) => (late = setTimeout(end, patience, "database")));
    return Promise.race([(asking ??= begin()), waited]).finally(() => clearTimeout(late));
  };
};

/**
 * Answers `/healthz`, which only shows that the process answers, and `/readyz`, which answers 503 with a word while visitors can't be
 * served, and 200 with one while they are and nothing can be stored. Limits and queues don't apply to them.
 */
export const probes = (whyNot: () => Promise<NotReady | undefined>): Middleware => {
  const answers = new Map([
    ["/healthz", async () => undefined],
    ["/readyz", whyNot],
  ]);
  return ({ method, url = "" }, response, next) => {
    const answer = method === "GET" || method === "HEAD" ? answers.get(url) : undefined;
    if (!answer) return next();
    void answer().then((reason) => {
      response.writeHead(reason && reason !== "read-only" ? 503 : 200, {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
      });
      response.end(method === "HEAD" ? undefined : `${reason ?? "ok"}\n`);
    });
  };
};
