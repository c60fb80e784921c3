import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";

export type Program = {
  readonly pid: number;
  readonly said: string;
  /** The exit code, once it has ended; null after a signal that it doesn't handle. */
  readonly code: Promise<number | null>;
  end(): Promise<void>;
};

const longestStart = 60_000;

const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly scripts: { readonly start: string };
};

/** The options of the site's process for Node, but for the settings of the file `.env`. Their paths are in the project's folder. */
export const startOptions: readonly string[] = scripts.start
  .replace("--import ./scripts/loadSettings.mjs ", "")
  .split(" ")
  .slice(2, -1);

/** A free port of this machine. */
export const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

/**
 * Starts a program and waits for the output that shows that it is ready. Throws with the output when the program ends
 * before, or after a timeout.
 */
export const startProgram = async (
  file: string,
  args: readonly string[],
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> => {
  const child = spawn(file, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  const end = ending(child);
  const code = new Promise<number | null>((ended) => child.once("exit", ended));
  let said = "";
  return new Promise((started, failed) => {
    const fail = () => void end().then(() => failed(new Error(`${file} ${args.join(" ")} did not start:\n${said}`)));
    const limit = setTimeout(fail, longestStart);
    const hear = (text: Buffer) => {
      said += text;
      if (!ready.test(said)) return;
      clearTimeout(limit);
      started({
        pid: child.pid as number,
        get said() {
          return said;
        },
        code,
        end,
      });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", fail);
  });
};

const ending = (child: ChildProcess) => async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Its output is read by then.
  const ended = once(child, "close");
  child.kill();
  await ended;
};
