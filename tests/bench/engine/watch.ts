import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { median } from "../budgets.ts";

/** Milliseconds that the answers took. Infinite: one was refused. */
export type Waits = { readonly path: string; readonly p50: number; readonly longest: number };

const watched = async (site: string, path: string) => {
  const worker = new Worker(new URL("watcher.ts", import.meta.url), { workerData: { site, path } });
  // It runs: what it watches may be over in a moment.
  await once(worker, "message");
  return async (): Promise<Waits> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
    worker.postMessage("stop");
    const [times] = (await once(worker, "message")) as [number[]];
    return { path, p50: median(times), longest: Math.max(...times) };
  };
};

/** How long small questions wait while other work goes on. */
export const watchDuring = async (
  site: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<readonly Waits[]> => {
  const stops = await Promise.all(paths.map((path) => watched(site, path)));
  await work();
  // What is quick is still seen by a few.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Promise.all(stops.map((stop) => stop()));
};
