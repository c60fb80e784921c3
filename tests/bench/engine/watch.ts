import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { median } from "../budgets.ts";

/** Milliseconds of the answers; infinite after a refusal. */
export type Waits = { readonly path: string; readonly p50: number; readonly longest: number };

const watched = async (site: string, path: string) => {
  const worker = new Worker(new URL("watcher.ts", import.meta.url), { workerData: { site, path } });
  // The worker has started: short work would be over before.
  await once(worker, "message");
  return async (): Promise<Waits> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
    worker.postMessage("stop");
    const [times] = (await once(worker, "message")) as [number[]];
    return { path, p50: median(times), longest: Math.max(...times) };
  };
};

/** Measures small requests while other work runs. */
export const watchDuring = async (
  site: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<readonly Waits[]> => {
  const stops = await Promise.all(paths.map((path) => watched(site, path)));
  await work();
  // Some requests are measured for short work too.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Promise.all(stops.map((stop) => stop()));
};
