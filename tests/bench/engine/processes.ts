import { readdirSync, readFileSync } from "node:fs";

/** The resources used by a server and its child processes. Read from /proc on Linux; 0 on other systems. */
export type Used = {
  /** Milliseconds of the main thread, of all threads, and of the child processes. */
  readonly thread: number;
  readonly server: number;
  readonly engine: number;
  /** Megabytes. Shared memory counts once. */
  readonly serverMemory: number;
  readonly engineMemory: number;
};

/** The length of a tick of /proc, on every Linux. */
const millisecondsOfTick = 10;

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // The process has ended, or the system has no /proc.
  }
};

/** The fields after the program's name, which may contain spaces. The first is the third of `man proc`. */
const statOf = (path: string): readonly number[] =>
  textOf(path)
    .replace(/^.*\) /s, "")
    .split(" ")
    .map(Number);

const timeOf = (path: string, withEnded = false): number => {
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = statOf(path).slice(11, 15);
  return (user + system + (withEnded ? userOfEnded + systemOfEnded : 0)) * millisecondsOfTick;
};

const memoryOf = (pid: number): number => {
  const [, share] = /^Pss: +(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(share ?? 0) / 1024;
};

const parentOf = (pid: number): number => statOf(`/proc/${pid}/stat`)[1] ?? 0;

const startedBy = (pid: number): readonly number[] => {
  const all = process.platform === "linux" ? readdirSync("/proc").map(Number).filter(Number.isInteger) : [];
  const parents = new Map(all.map((other) => [other, parentOf(other)]));
  const below = (parent: number): readonly number[] =>
    all.filter((other) => parents.get(other) === parent).flatMap((child) => [child, ...below(child)]);
  return below(pid);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

export const usedBy = (pid: number): Used => {
  const engine = startedBy(pid);
  return {
    thread: timeOf(`/proc/${pid}/task/${pid}/stat`),
    server: timeOf(`/proc/${pid}/stat`),
    engine: sum(engine.map((other) => timeOf(`/proc/${other}/stat`, true))),
    serverMemory: memoryOf(pid),
    engineMemory: sum(engine.map(memoryOf)),
  };
};
