import { Agent, request } from "node:http";
import { median } from "../budgets.ts";

/** A request, without the site's address. */
export type Ask = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

export type Answered = { readonly status: number; readonly text: string };

/** What callers met. Times in milliseconds. */
export type Load = {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly longest: number;
  /** How many answers had which status, beside success. 0: none came. */
  readonly refused: ReadonlyMap<number, number>;
};

const longestWait = 60_000;

/** Asks a site once. A connection that breaks is an answer with the status 0. */
export const askWith =
  (site: string, agent: Agent) =>
  ({ path, method = "GET", headers = {}, body }: Ask): Promise<Answered> =>
    new Promise((resolve) => {
      const fail = () => resolve({ status: 0, text: "" });
      const json = body && { "content-type": "application/json" };
      const asked = request(site + path, { agent, method, headers: { ...json, ...headers } }, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", fail);
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }));
      });
      asked.setTimeout(longestWait, () => asked.destroy());
      asked.on("error", fail);
      asked.end(body && JSON.stringify(body));
    });

type Options = {
  readonly callers: number;
  readonly seconds: number;
  /** Requests in all, at most. */
  readonly most?: number;
  /** Milliseconds that a caller waits before its next request. */
  readonly pause?: number;
  /** What a caller asks next. `count`: how many requests there were, of all callers. */
  readonly next: (caller: number, count: number) => Ask;
};

/** Callers that each ask again as soon as they are answered. */
export const load = async (site: string, { callers, seconds, most = 1e6, pause = 0, next }: Options): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const ask = askWith(site, agent);
  const [times, refused]: [number[], Map<number, number>] = [[], new Map()];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let count = 0;
  const call = async (caller: number): Promise<void> => {
    while (performance.now() < end && count < most) {
      const asked = performance.now();
      const { status } = await ask(next(caller, count++));
      times.push(performance.now() - asked);
      if (status < 200 || status > 299) refused.set(status, (refused.get(status) ?? 0) + 1);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  const took = (performance.now() - begun) / 1000;
  agent.destroy();
  return {
    answers: times.length,
    perSecond: times.length / took,
    p50: median(times),
    // Ten minutes of answers are more than a call takes arguments.
    longest: times.reduce((one, other) => Math.max(one, other), 0),
    refused,
  };
};
