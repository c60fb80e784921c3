import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const functions = join(root, "supabase/functions");

/** The names of the functions: their folders. */
export const functionNames = readdirSync(functions).filter((name) => name !== "_shared");

/** The program of the platform's package: the script of the package `deno` starts it as a second process. */
const program = (): string => {
  const system = { linux: "linux", darwin: "darwin", win32: "win32" }[process.platform as string] ?? process.platform;
  const name = `${system}-${process.arch}${system === "linux" ? "-glibc" : ""}`;
  return join(root, "node_modules/@deno", name, system === "win32" ? "deno.exe" : "deno");
};

export type ServedFunction = {
  readonly address: string;
  /** What it has written to its log. */
  log(): string;
  close(): Promise<void>;
};

/**
 * Serves a function's index.ts in Deno on a free port of loopback. It reaches loopback alone, reads its packages from node_modules, and
 * knows no setting but the secrets. Throws with its log when it ends instead.
 */
export const serveFunction = async (
  name: string,
  secrets: Readonly<Record<string, string>>,
): Promise<ServedFunction> => {
  const home = mkdtempSync(join(tmpdir(), "deno-"));
  const given = [
    "run",
    "--no-remote",
    "--no-lock",
    "--no-prompt",
    "--node-modules-dir=manual",
    "--allow-env",
    "--allow-net=127.0.0.1",
    `--preload=${join(import.meta.dirname, "edgeRuntime.js")}`,
    join(functions, name, "index.ts"),
  ];
  const child = spawn(program(), given, {
    env: {
      ...secrets,
      HOME: home,
      DENO_DIR: join(home, "cache"),
      DENO_NO_UPDATE_CHECK: "1",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      NO_COLOR: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const endWithProcess = () => void child.kill();
  process.once("exit", endWithProcess);
  let text = "";
  const ended = new Promise<void>((done) => void child.once("close", () => done()));
  const close = async () => {
    child.kill();
    await ended;
    process.removeListener("exit", endWithProcess);
    rmSync(home, { recursive: true, force: true });
  };
  const address = await new Promise<string | undefined>((found) => {
    const hear = (words: Buffer) => {
      text += words.toString();
      const [, heard] = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(text) ?? [];
      if (heard) found(heard);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", (error) => {
      text += error.message;
      found(undefined);
    });
    void ended.then(() => found(undefined));
  });
  if (address === undefined) {
    await close();
    throw new Error(`${name} ended: ${text}`);
  }
  return { address, log: () => text, close };
};
