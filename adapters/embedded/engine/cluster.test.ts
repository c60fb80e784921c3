import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { binariesHere } from "./binaries.ts";
import { type Cluster, databaseIn, startCluster } from "./cluster.ts";
import { clientOptions } from "./driver.ts";
import { processIn } from "./orphanedServer.ts";
import { EngineRefusal } from "./refusal.ts";
import { asPostgresUser, giveToPostgresUser } from "./withoutRoot.ts";

// Making a database takes seconds, copying one a fraction.
const made = join(mkdtempSync(join(tmpdir(), "cluster-")), "made");
beforeAll(async () => (await startCluster({ folder: made })).stop());
afterAll(() => rmSync(dirname(made), { recursive: true }));

const folderWithDatabase = (path = join(temporaryFolder(), "data")): string => {
  // PostgreSQL checks its folders' permissions, which `cpSync` doesn't keep.
  execFileSync("cp", ["-a", made, path]);
  return path;
};

const start = async (folder: string, onLost?: (error: EngineRefusal) => void): Promise<Cluster> => {
  const cluster = await startCluster({ folder, ...(onLost && { onLost }) });
  onTestFinished(cluster.stop);
  return cluster;
};

const ask = async ({ address }: Cluster, sql: string) => {
  const client = new Client(clientOptions({ ...address, database: "postgres" }));
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
};

describe("PostgreSQL in a folder", () => {
  it("[PG-1] is version 17 with checksums, one order of texts on every system, and no port", async () => {
    const cluster = await start(folderWithDatabase());
    const settings = ["server_version_num", "data_checksums", "listen_addresses", "server_encoding", "shared_buffers"];
    const shown = await Promise.all(
      settings.map(async (name) => Object.values((await ask(cluster, `show ${name}`))[0])),
    );
    expect(shown.flat()).toEqual([expect.stringMatching(/^17/), "on", "", "UTF8", "64MB"]);
    expect(await ask(cluster, "select datlocprovider, datlocale from pg_database where datname = 'postgres'")).toEqual([
      { datlocprovider: "b", datlocale: "C.UTF-8" },
    ]);
    const extensions = "('unaccent', 'pg_trgm', 'pgcrypto', 'pg_stat_statements', 'amcheck')";
    expect(await ask(cluster, `select from pg_available_extensions where name in ${extensions}`)).toHaveLength(5);
  });

  it.skipIf(process.platform === "win32")("[PG-1] is reached by its owner alone", async () => {
    const { address } = await start(folderWithDatabase());
    expect(statSync(address.host).mode & 0o077).toBe(0);
  });

  it.skipIf(process.platform === "win32")("[PG-1] starts where a socket's path would be too long", async () => {
    const folder = folderWithDatabase(join(temporaryFolder(), "a long name of a folder ".repeat(5)));
    const cluster = await start(folder);
    expect(await ask(cluster, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("[PG-2] restarts after a kill with all acknowledged writes", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const folder = folderWithDatabase();
    const cluster = await start(folder);
    await ask(cluster, "create table notes (text text); insert into notes values ('kept')");
    const before = processIn(databaseIn(folder)) ?? 0;
    process.kill(before, "SIGKILL");
    await vi.waitFor(
      async () => expect(await ask(cluster, "select text from notes")).toEqual([{ text: "kept" }]),
      30_000,
    );
    expect(processIn(databaseIn(folder))).not.toBe(before);
    const messages = [expect.stringContaining("SIGKILL"), expect.stringContaining("runs again")];
    // The server answers before its file is read that says so.
    await vi.waitFor(() => expect(said.mock.calls.flat()).toEqual(messages));
  });

  it("[PG-2] leaves no server behind when it is stopped while it starts again", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const folder = folderWithDatabase();
    const cluster = await start(folder);
    process.kill(processIn(databaseIn(folder)) ?? 0, "SIGKILL");
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining("Starting it again")), {
      timeout: 10_000,
      interval: 1,
    });
    await cluster.stop();
    // An orderly stop removes the PID file.
    expect(processIn(databaseIn(folder))).toBeUndefined();
  });

  it("[PG-2] is given up when it fails to start again, with the reason", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const folder = folderWithDatabase();
    const lost = vi.fn();
    const cluster = await start(folder, lost);
    rmSync(join(databaseIn(folder), "global", "pg_control"));
    process.kill(processIn(databaseIn(folder)) ?? 0, "SIGKILL");
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1), 30_000);
    expect(lost.mock.calls[0]?.[0]).toBeInstanceOf(EngineRefusal);
    expect(lost.mock.calls[0]?.[0].message).toContain("pg_control");
    await cluster.stop();
  });

  it.skipIf(process.platform === "win32")(
    "[PG-2] stops one that a killed site left behind, and is never doubled",
    async () => {
      const folder = folderWithDatabase();
      const database = databaseIn(folder);
      // Started without the option to stop with its parent process.
      giveToPostgresUser(database);
      const [program, ...given] = asPostgresUser([
        binariesHere().postgres,
        "-D",
        database,
        "-k",
        database,
        "-c",
        "listen_addresses=",
      ]);
      const left = spawn(
        program,
        given.filter((word) => !word.startsWith("--pdeathsig")),
        { stdio: "ignore", detached: true },
      );
      onTestFinished(() => void left.kill("SIGKILL"));
      await vi.waitFor(() => expect(processIn(database)).toBe(left.pid), 10_000);
      await wait(300);

      const cluster = await start(folder);
      expect(isAlive(left.pid ?? 0)).toBe(false);
      expect(await ask(cluster, "select 1 as one")).toEqual([{ one: 1 }]);
    },
  );

  it("[PG-2] starts though its earlier number belongs to another program now, which goes on", async () => {
    const folder = folderWithDatabase();
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    onTestFinished(() => void other.kill());
    const file = join(databaseIn(folder), "postmaster.pid");
    writeFileSync(file, `${other.pid}\n${databaseIn(folder)}\n1\n5432\n\n\n\nready\n`);
    giveToPostgresUser(file);
    // The socket's lock file contains the process id too.
    writeFileSync(join(folder, "run", ".s.PGSQL.5432.lock"), `${other.pid}\n`);
    const cluster = await start(folder);
    expect(await ask(cluster, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(isAlive(other.pid ?? 0)).toBe(true);
  });

  it("[PG-3] starts with broken settings", async () => {
    const folder = folderWithDatabase();
    writeFileSync(join(databaseIn(folder), "postgresql.conf"), "nonsense");
    writeFileSync(join(folder, "run", "postgresql.conf"), "nonsense");
    writeFileSync(join(databaseIn(folder), "postgresql.auto.conf"), "nonsense");
    expect(await ask(await start(folder), "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("[PG-3] gives no wrong row of a table whose file is damaged", async () => {
    const folder = folderWithDatabase();
    const first = await startCluster({ folder });
    await ask(first, "create table notes as select n, repeat('x', 1000) as filler from generate_series(1, 1000) n");
    const [{ file }] = await ask(first, "select pg_relation_filepath('notes') as file");
    await first.stop();
    const path = join(databaseIn(folder), file);
    const bytes = readFileSync(path);
    // Changes one character of one row.
    bytes[bytes.indexOf("xxxx", 20_000)] = 0x79;
    writeFileSync(path, bytes);
    await expect(ask(await start(folder), "select * from notes")).rejects.toThrow(/invalid page/);
  });

  it("[PG-3] says in one line what keeps it from starting", async () => {
    const folder = folderWithDatabase();
    truncateSync(join(databaseIn(folder), "global", "pg_control"), 0);
    await expect(startCluster({ folder })).rejects.toThrow(/^The database does not start: .*pg_control.*$/);
  });
});

const mount = (folder: string) => spawnSync("mount", ["-t", "tmpfs", "-o", "size=256m", "tmpfs", folder]).status === 0;
const unmount = (folder: string) => spawnSync("umount", [folder]).status === 0;
const mayMount = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), "mount-"));
  const isMounted = mount(folder) && unmount(folder);
  rmSync(folder, { recursive: true });
  return isMounted;
};

// Fills a small disk. Mounting one needs root on Linux.
describe.runIf(process.platform === "linux" && mayMount())("PostgreSQL on a small disk", () => {
  const diskWithDatabase = () => {
    const disk = temporaryFolder();
    mount(disk);
    onTestFinished(() => void unmount(disk));
    const folder = folderWithDatabase(join(disk, "data"));
    const filler = join(disk, "filler");
    return {
      folder,
      fill(leaving: number) {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(filler, Buffer.alloc(bavail * bsize - leaving));
      },
      makeRoom: () => rmSync(filler),
    };
  };
  const quiet = () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    return said;
  };

  it("[PG-7] is read and not written while the disk is full, and written again when there is room", async () => {
    const said = quiet();
    const { folder, fill, makeRoom } = diskWithDatabase();
    const cluster = await start(folder);
    await ask(cluster, "create table notes (text text); insert into notes values ('kept')");
    fill(16_000_000);
    const write = () => ask(cluster, "insert into notes values ('more')");
    await vi.waitFor(() => expect(write()).rejects.toThrow(/read-only transaction/), {
      timeout: 10_000,
      interval: 500,
    });
    expect(await ask(cluster, "select text from notes limit 1")).toEqual([{ text: "kept" }]);
    expect(said).toHaveBeenCalledWith(expect.stringContaining("is full"));
    makeRoom();
    await vi.waitFor(write, { timeout: 10_000, interval: 500 });
  });

  it("[PG-7] recovers all acknowledged writes after the disk was full", async () => {
    quiet();
    const { folder, fill, makeRoom } = diskWithDatabase();
    const cluster = await start(folder);
    await ask(cluster, "create table notes (n int, text text)");
    fill(1_000_000);
    // Together larger than the free space.
    const write = (n: number) =>
      ask(cluster, `insert into notes select ${n}, repeat('x', 2000) from generate_series(1, 100)`);
    const acknowledged: number[] = [];
    for (let n = 0; n < 40; n++) {
      const [written] = await Promise.allSettled([write(n)]);
      if (written.status === "fulfilled") acknowledged.push(n);
    }
    expect(acknowledged.length).toBeLessThan(40);
    makeRoom();
    const kept = async () => (await ask(cluster, "select distinct n from notes")).map(({ n }) => n);
    await vi.waitFor(async () => expect(await kept()).toEqual(expect.arrayContaining(acknowledged)), 20_000);
    await vi.waitFor(() => write(40), { timeout: 10_000, interval: 500 });
  }, 60_000);
});

it("[PG-1] names a platform without a package, and says what to do", () => {
  expect(() => binariesHere("linux", "riscv64")).toThrow(/linux on riscv64: set DATABASE_URL/);
});
