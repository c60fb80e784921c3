import type { ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { accessFor, type Address, clearSocket } from "./access.ts";
import { binariesHere } from "./binaries.ts";
import { watchDisk } from "./diskWatch.ts";
import { ending, launch, started, trimLog } from "./launch.ts";
import { stopOrphanedServer } from "./orphanedServer.ts";
import { makeDatabase } from "./make.ts";
import { EngineRefusal } from "./refusal.ts";
import { type Access, accessFile, settingsFile, type State } from "./settings.ts";
import { giveToPostgresUser } from "./withoutRoot.ts";

/** PostgreSQL, in a process of its own. */
export type Cluster = {
  readonly address: Address;
  stop(): Promise<void>;
};

type Options = {
  /** Where `postgres/` (the database), `run/` (settings, socket) and `postgres.log` are, or will be. No other process has it. */
  readonly folder: string;
  /** Whether the data may be lost when the machine stops. */
  readonly isTemporary?: boolean;
  /** Called when the server has ended and can't be started again. */
  readonly onLost?: (error: EngineRefusal) => void;
  readonly onStep?: OnStep;
};

/** Hears what a start is doing: a step begins, and the one before it has ended. */
export type OnStep = (name: string) => void;

export const databaseIn = (folder: string): string => join(folder, "postgres");

/** Restarts within a minute after which the server is given up. */
const mostRestarts = 3;
const minute = 60_000;

/** Milliseconds between two starts while the disk is full. */
const pauseWithoutRoom = 5_000;

/**
 * Starts PostgreSQL on a folder, which becomes a database when it isn't one. When it ends by itself, it is started again. Throws an
 * `EngineRefusal` when it doesn't start, with what it said.
 */
export const startCluster = async ({ folder, isTemporary = false, onLost, onStep }: Options): Promise<Cluster> => {
  const binaries = binariesHere();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = databaseIn(realpathSync(folder));
  const log = join(folder, "postgres.log");
  onStep?.("ending what the last start left behind");
  await stopOrphanedServer(database);
  const { access, address, release } = await accessFor(folder);
  const { password } = address;
  if (!existsSync(database)) {
    onStep?.("making the database's files");
    makeDatabase({ binaries, database, password, isTemporary });
  }
  // Else the settings of an `alter system` would overrule those below.
  writeFileSync(join(database, "postgresql.auto.conf"), "", { mode: 0o600 });
  giveToPostgresUser(database);
  const files = writeSettings(folder, access, { isTemporary });
  const run = () => {
    clearSocket(access);
    return launch(binaries, database, files, log);
  };

  onStep?.("starting PostgreSQL");
  let isStopping = false;
  let restarting: Promise<void> | undefined;
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
    restarting = restart().catch((error: EngineRefusal) => {
      if (!isStopping) (onLost ?? reported)(error);
    });
  };
  child.once("exit", ended);
  const endWithProcess = () => void child.kill("SIGINT");
  process.once("exit", endWithProcess);
  const trimming = setInterval(() => trimLog(log), minute).unref();
  const unwatch = watchDisk(folder, (isFull) => {
    writeSettings(folder, access, { isTemporary, isFull });
    child.kill("SIGHUP");
  });

  return {
    address,
    async stop() {
      isStopping = true;
      unwatch();
      clearInterval(trimming);
      process.removeListener("exit", endWithProcess);
      await restarting;
      await ending(child);
      release();
    },
  };
};

const reported = (error: EngineRefusal): void => console.error(error.message);

const writeSettings = (folder: string, access: Access, state: State): readonly string[] => {
  const place = join(realpathSync(folder), "run");
  mkdirSync(place, { recursive: true, mode: 0o700 });
  // Written at each start, so that no edit and no damage stays.
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
