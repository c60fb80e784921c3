import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { databaseIn } from "../../adapters/embedded/engine/cluster.ts";
import { processIn } from "../../adapters/embedded/engine/orphanedServer.ts";
import type { Said } from "./soundness.ts";

const program = join(import.meta.dirname, "writer.ts");

export type Writer = {
  readonly process: ChildProcess;
  /** Waits for this many further acknowledged writes. Throws when the writer ends before. */
  acknowledges(more: number): Promise<void>;
  ended(): Promise<void>;
};

export type Killing = {
  readonly said: Said;
  acknowledged(): number;
  /** Starts a process that writes to the folder. */
  begin(): Writer;
  /** The server only: the system then stops its engine. */
  killServer(): Promise<void>;
  /** The engine only, several times: the server restarts it. Then stops the server. */
  killEngine(times: number): Promise<void>;
  killBoth(): Promise<void>;
};

/** The number of engines that a server may lose within a minute. */
export const mostOfOneServer = 3;

const mostWaiting = 60_000;

/** Kills processes during writes to a folder, and records the acknowledged writes. */
export const killingIn = (folder: string): Killing => {
  const said = new Map<string, "+" | "-" | "~">();
  const count = { acknowledged: 0 };

  const hear = (line: string): void => {
    const [sign, row] = [line[0] as "+" | "-" | "~", line.slice(1)];
    said.set(row, sign);
    if (sign !== "~") count.acknowledged++;
  };

  const begin = (): Writer => {
    const child = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "pipe"] });
    createInterface(child.stdout).on("line", hear);
    let errors = "";
    child.stderr.on("data", (text: Buffer) => (errors += text));
    // "close" comes after the lines that are still in the pipe.
    const closed = once(child, "close");
    return {
      process: child,
      async acknowledges(more) {
        const [enough, late] = [count.acknowledged + more, Date.now() + mostWaiting];
        while (count.acknowledged < enough) {
          if (child.exitCode !== null || Date.now() > late) throw new Error(`The writer does not write: ${errors}`);
          await wait(5);
        }
      },
      async ended() {
        await closed;
      },
    };
  };

  const writing = async (): Promise<Writer> => {
    const writer = begin();
    await writer.acknowledges(someWrites());
    return writer;
  };
  const killEngineOf = (): void => void process.kill(processIn(databaseIn(folder)) ?? Number.NaN, "SIGKILL");

  return {
    said,
    acknowledged: () => count.acknowledged,
    begin,
    async killServer() {
      const writer = await writing();
      writer.process.kill("SIGKILL");
      await writer.ended();
    },
    async killEngine(times) {
      const writer = begin();
      for (let left = times; left > 0; left--) {
        await writer.acknowledges(someWrites());
        killEngineOf();
        // For answers in flight.
        await wait(100);
      }
      await writer.acknowledges(someWrites());
      writer.process.kill("SIGTERM");
      await writer.ended();
    },
    async killBoth() {
      const writer = await writing();
      killEngineOf();
      writer.process.kill("SIGKILL");
      await writer.ended();
    },
  };
};

const someWrites = (): number => 20 + Math.floor(Math.random() * 100);
