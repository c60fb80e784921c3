import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openBackend } from "./backend.ts";
import { temporaryFolder, writeRoot } from "./testing/folders.ts";

const writer = fileURLToPath(new URL("testing/writer.ts", import.meta.url));
const notes = `
  create table public.notes (note text primary key, filler text);
  grant select, insert on public.notes to anon;
`;

const write = (folder: string, root: string, name: string): ChildProcessByStdio<null, Readable, null> => {
  const child = spawn(process.execPath, [writer, folder, root, name], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
};

it("[BE-6] survives a kill in its first start and two in the middle of writes, and keeps what it acknowledged", async () => {
  const folder = join(temporaryFolder(), "data");
  const root = writeRoot(temporaryFolder(), { "20260101000000_notes.sql": notes });

  const unfinished = write(folder, root, "never");
  while (!existsSync(join(folder, "postgres", "base"))) await wait(2);
  unfinished.kill("SIGKILL");
  await once(unfinished, "close");
  expect(existsSync(join(folder, "ready"))).toBe(false);

  const acknowledged: string[] = [];
  for (const name of ["first", "second"]) {
    const child = write(folder, root, name);
    const enough = acknowledged.length + 150;
    // Lines that are in the pipe when it dies still come: it had said them.
    for await (const note of createInterface(child.stdout)) {
      acknowledged.push(note);
      if (acknowledged.length === enough) child.kill("SIGKILL");
    }
  }

  const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: false, root });
  onTestFinished(() => backend.close());
  const kept = new Set((await backend.query("select note from notes")).map(({ note }) => note));
  expect(acknowledged.filter((note) => !kept.has(note))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(readdirSync(folder).filter((name) => name.startsWith("postgres.unfinished-"))).toHaveLength(1);
});
