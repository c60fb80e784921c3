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

/** The result of a load. Times in milliseconds. */
export type Load = {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly longest: number;
  /** The number of answers by status, without success. 0: no answer. */
  readonly refused: ReadonlyMap<number, number>;
};

const longestWait = 60_000;

/** Sends one request. A broken connection counts as status 0. */
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
  /** The maximum number of requests. */
  readonly most?: number;
  /** Milliseconds that a caller waits between requests. */
  readonly pause?: number;
  /** A caller's next request. `count`: the number of requests so far, of all callers. */
  readonly next: (caller: number, count: number) => Ask;
};

/** Runs callers that each send the next request as soon as they get an answer. */
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
    // The array is too large for the arguments of one call.
    longest: times.reduce((one, other) => Math.max(one, other), 0),
    refused,
  };
};
