// Requests a page every 50 ms in a thread of its own, so that the bench's own work delays nothing. Posts the times when it is
// told to stop.
import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { askWith } from "./load.ts";

const pause = 50;
const { site, path } = workerData as { readonly site: string; readonly path: string };
const ask = askWith(site, new Agent({ keepAlive: true }));
const waits: Promise<number>[] = [];

const wait = async (): Promise<number> => {
  const begun = performance.now();
  const { status } = await ask({ path });
  return status === 200 ? performance.now() - begun : Infinity;
};

const timer = setInterval(() => void waits.push(wait()), pause);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
const tell = (message: string | readonly number[]) => parentPort?.postMessage(message);
tell("begun");
parentPort?.once("message", async () => {
  clearInterval(timer);
  tell(await Promise.all(waits));
  process.exit();
});
