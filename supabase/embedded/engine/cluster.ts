import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { setPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Binaries, binariesHere } from "./binaries.ts";
import { watchDisk } from "./diskWatch.ts";
import { processIn, stopLeftBehind } from "./leftBehind.ts";
import { EngineRefusal, isHeld, refusalFor } from "./refusal.ts";
import { type Access, accessFile, settingsFile, type State } from "./settings.ts";
import { asPostgresUser, giveToPostgresUser } from "./withoutRoot.ts";

/** How the driver reaches a server: `host` is the socket's folder where there are sockets. */
export type Address = { readonly host: string; readonly port: number; readonly password?: string };

/** PostgreSQL, in a process of its own. */
export type Cluster = {
  readonly address: Address;
  stop(): Promise<void>;
};

type Options = {
  /** Where `postgres/` (the database), `run/` (settings, socket) and `postgres.log` are, or will be. Nobody else has it. */
  readonly folder: string;
  /** Whether all may be lost when the machine stops. */
  readonly isTemporary?: boolean;
  /** Called when the server has ended and can't be started again. */
  readonly onLost?: (error: EngineRefusal) => void;
};

export const databaseIn = (folder: string): string => join(folder, "postgres");

/** Starts that may fail within a minute before the server is given up. */
const mostRestarts = 3;
const minute = 60_000;

/** Milliseconds between two starts while the disk is full. */
const pauseWithoutRoom = 5_000;

/**
 * Starts PostgreSQL on a folder, which becomes a database when it isn't one. When it ends by itself, it is started again. Throws an
 * `EngineRefusal` when it doesn't start, with what it said.
 */
export const startCluster = async ({ folder, isTemporary = false, onLost }: Options): Promise<Cluster> => {
  const binaries = binariesHere();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = databaseIn(realpathSync(folder));
  const log = join(folder, "postgres.log");
  await stopLeftBehind(database);
  const { access, address, release } = await accessFor(folder);
  const { password } = address;
  if (!existsSync(database)) makeDatabase({ binaries, database, password, isTemporary });
  // What `alter system` or an editor wrote counts beside the settings below.
  writeFileSync(join(database, "postgresql.auto.conf"), "", { mode: 0o600 });
  giveToPostgresUser(database);
  const files = writeSettings(folder, access, { isTemporary });
  const run = () => {
    clearSocket(access);
    return launch(binaries, database, files, log);
  };

  let isStopping = false;
  let restarts: readonly number[] = [];
  let child = await started(run, database, log);
  const restart = async (): Promise<void> => {
    restarts = [...restarts.filter((at) => Date.now() - at < minute), Date.now()];
    if (restarts.length > mostRestarts) throw new EngineRefusal("The database ends again and again: see postgres.log.");
    child = await startedOnceThereIsRoom();
    if (isStopping) return ending(child);
    child.once("exit", ended);
    console.error("The database runs again.");
  };
  const startedOnceThereIsRoom = async (): Promise<ChildProcess> => {
    for (;;) {
      try {
        return await started(run, database, log);
      } catch (error) {
        if (isStopping || !(error instanceof EngineRefusal) || error.reason !== "full-disk") throw error;
        console.error(error.message);
        await wait(pauseWithoutRoom);
      }
    }
  };
  const ended = (code: number | null, signal: string | null) => {
    if (isStopping) return;
    console.error(`The database has ended by itself (${signal ?? code}). Starting it again.`);
    restart().catch((error: EngineRefusal) => {
      if (!isStopping) (onLost ?? reported)(error);
    });
  };
  child.once("exit", ended);
  const endWithProcess = () => void child.kill("SIGINT");
  process.once("exit", endWithProcess);
  const unwatch = watchDisk(folder, (isFull) => {
    writeSettings(folder, access, { isTemporary, isFull });
    child.kill("SIGHUP");
  });

  return {
    address,
    async stop() {
      isStopping = true;
      unwatch();
      process.removeListener("exit", endWithProcess);
      await ending(child);
      release();
    },
  };
};

const reported = (error: EngineRefusal): void => console.error(error.message);

type Reached = { readonly access: Access; readonly address: Address; release(): void };

/** A socket's whole path may have 107 bytes. */
const longestPath = 107;
const port = 5432;
const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${port}`);

const accessFor = async (folder: string): Promise<Reached> => {
  if (process.platform === "win32") {
    const port = await freePort();
    const file = join(folder, "password");
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
    return {
      access: { port },
      address: { host: "127.0.0.1", port, password: readFileSync(file, "utf8") },
      release: () => {},
    };
  }
  const own = join(realpathSync(folder), "run");
  const isShort = Buffer.byteLength(socketIn(own)) <= longestPath;
  const place = isShort ? own : mkdtempSync(join(tmpdir(), "postgres-"));
  mkdirSync(place, { recursive: true, mode: 0o700 });
  return {
    access: { socketFolder: place },
    address: { host: place, port },
    release: () => isShort || rmSync(place, { recursive: true, force: true }),
  };
};

/** What a killed server left holds its number, which another program may have by now. */
const clearSocket = (access: Access): void => {
  if ("socketFolder" in access) rmSync(`${socketIn(access.socketFolder)}.lock`, { force: true });
};

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

type Making = {
  readonly binaries: Binaries;
  readonly database: string;
  readonly password: string | undefined;
  readonly isTemporary: boolean;
};

/** Makes it beside its place, where a kill in between leaves nothing that looks like a database. */
const makeDatabase = ({ binaries, database, password, isTemporary }: Making): void => {
  const parent = dirname(database);
  for (const name of readdirSync(parent).filter((name) => name.startsWith(unmade))) {
    rmSync(join(parent, name), { recursive: true, force: true });
  }
  // A name of its own: an earlier initdb that is told to end deletes what it made by its name.
  const making = mkdtempSync(join(parent, unmade));
  giveToPostgresUser(making);
  const passwordFile = `${database}.password`;
  if (password !== undefined) writeFileSync(passwordFile, password, { mode: 0o600 });
  const [program, ...given] = asPostgresUser([
    binaries.initdb,
    `--pgdata=${making}`,
    "--username=postgres",
    "--encoding=UTF8",
    // Built in: the same order of texts on every system, whatever is installed there.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--data-checksums",
    "--auth=trust",
    "--no-instructions",
    ...(password === undefined ? [] : [`--pwfile=${passwordFile}`]),
    ...(isTemporary ? ["--no-sync"] : []),
  ]);
  const { status, stderr, error } = spawnSync(program, given, { encoding: "utf8" });
  rmSync(passwordFile, { force: true });
  if (status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw refusalFor(reasonIn(stderr || String(error)), parent, "The database could not be made", error);
  }
  renameSync(making, database);
};

const unmade = "postgres.unmade-";

const writeSettings = (folder: string, access: Access, state: State): readonly string[] => {
  const place = join(realpathSync(folder), "run");
  mkdirSync(place, { recursive: true, mode: 0o700 });
  // Written at each start, so that nobody's edit and no damage stays.
  const write = (name: string, text: string): string => {
    writeFileSync(join(place, name), text, { mode: 0o600 });
    return join(place, name);
  };
  return [
    `config_file=${write("postgresql.conf", settingsFile(access, state))}`,
    `hba_file=${write("pg_hba.conf", accessFile(access))}`,
    `ident_file=${write("pg_ident.conf", "")}`,
  ];
};

const longestLog = 5_000_000;

const launch = ({ postgres }: Binaries, database: string, settings: readonly string[], log: string): ChildProcess => {
  const isLong = existsSync(log) && statSync(log).size > longestLog;
  const output = openSync(log, isLong ? "w" : "a", 0o600);
  const [program, ...given] = asPostgresUser([
    postgres,
    "-D",
    database,
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  // A group of its own: Ctrl C in a terminal ends this process, which then stops the server after its last request.
  const child = spawn(program, given, { stdio: ["ignore", output, output], detached: true });
  closeSync(output);
  yieldProcessor(child);
  return child;
};

/** Heavy statements fill all processors: the server, which answers whatever needs no statement, goes first. */
const yieldProcessor = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, 5);
  } catch {
    // Ended already, or a system that knows no such thing.
  }
};

/** Starts before a server is given up. */
const tries = 3;

/** Milliseconds that processes of a killed server may still work: longer than any statement may take. */
const longestHeld = 40_000;

const started = async (run: () => ChildProcess, database: string, log: string): Promise<ChildProcess> => {
  const begun = Date.now();
  for (let left = tries; ;) {
    const from = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    const child = run();
    const failed: Error[] = [];
    child.once("error", (error) => failed.push(error));
    while (failed.length === 0 && child.exitCode === null && child.signalCode === null) {
      if (isReady(database, child.pid)) return child;
      await wait(10);
    }
    const said = failed[0]?.message ?? reasonIn(readFileSync(log).subarray(from).toString());
    if (!isHeld(said) || Date.now() - begun > longestHeld) left--;
    if (left <= 0) throw refusalFor(said, dirname(database), "The database does not start", failed[0]);
    await wait(500);
  }
};

/** PostgreSQL writes its state into the last line of its file. */
const isReady = (database: string, id: number | undefined): boolean => {
  const file = join(database, "postmaster.pid");
  return processIn(database) === id && existsSync(file) && /\nready\s*$/.test(readFileSync(file, "utf8"));
};

const ending = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((gone) => child.once("exit", gone));
  // Orderly, without waiting for connections.
  child.kill("SIGINT");
  const late = setTimeout(() => child.kill("SIGQUIT"), 20_000);
  await end;
  clearTimeout(late);
};

/** What PostgreSQL says to connections while it isn't ready is no reason. */
const notReady = /the database system is|terminating connection/;

/** Why it ended, as it said itself. */
const reasonIn = (text: string): string => {
  const lines = text.trim().split("\n");
  return (
    lines.find((line) => /FATAL|PANIC|error:/.test(line) && !notReady.test(line)) ?? (lines.at(-1) || "it said nothing")
  );
};
