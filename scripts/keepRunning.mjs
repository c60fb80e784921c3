// Runs Node with the given words, and again after a crash. A first start that fails isn't tried again: its message says why.
import { spawn } from "node:child_process";

/** Crashes within a minute after which the program is given up. */
const mostCrashes = 5;
const minute = 60_000;
/** Milliseconds before the next start. */
const pause = 1_000;

let hasServed = false;
let isStopping = false;
let crashes = [];
let program;

const run = () => {
  program = spawn(process.execPath, process.argv.slice(2), { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  program.on("message", () => (hasServed = true));
  program.once("exit", ended);
};

const ended = (code, signal) => {
  if (isStopping || code === 0 || !hasServed) process.exit(code ?? 1);
  const now = performance.now();
  crashes = [...crashes.filter((at) => now - at < minute), now];
  const how = `The site has ended by itself (${signal ?? code})`;
  if (crashes.length >= mostCrashes) {
    console.error(
      `${how}, for the ${mostCrashes}th time in a minute. It isn't started again: the lines above say why.`,
    );
    process.exit(1);
  }
  console.error(`${how}. Starting it again.`);
  setTimeout(run, pause);
};

const stop = (signal) => {
  isStopping = true;
  // Between two starts there is no process to stop.
  if (!program.kill(signal)) process.exit(0);
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

run();
