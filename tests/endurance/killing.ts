import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { databaseIn } from "../../supabase/embedded/engine/cluster.ts";
import { processIn } from "../../supabase/embedded/engine/leftBehind.ts";
import type { Said } from "./soundness.ts";

const program = join(import.meta.dirname, "writer.ts");

export type Writer = {
  readonly process: ChildProcess;
  /** Waits for so many more acknowledged writes. Throws when the writer ends before. */
  acknowledges(more: number): Promise<void>;
  ended(): Promise<void>;
};

export type Killing = {
  readonly said: Said;
  acknowledged(): number;
  /** A process that writes to the folder. */
  begin(): Writer;
  /** The server alone: its engine is told to stop by the system. */
  killServer(): Promise<void>;
  /** The engine alone, several times: the server starts it again. Then the server is stopped. */
  killEngine(times: number): Promise<void>;
  killBoth(): Promise<void>;
};

/** Engines that one server may lose within a minute. */
export const mostOfOneServer = 3;

const mostWaiting = 60_000;

/** Kills processes in the middle of writes to a folder, and keeps what they had acknowledged. */
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
    // Lines that are in the pipe when it dies still come: it had said them.
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
        // Answers that were on their way.
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
