import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "../backend.ts";
import { openFolder } from "./folder.ts";
import { completeRestore, finishRestore, makeRestoring, placesBefore, unfinishedIn } from "./restored.ts";
import { temporaryFolder, writeRoot } from "../testing/folders.ts";

const refusal = (kind: string) =>
  expect.objectContaining({ name: "FolderRefusal", kind, message: expect.stringMatching(/^.+$/) });

/** A data folder as after a start, with a file instead of the database. */
const dataFolder = ({ ready }: { ready: boolean }): string => {
  const path = join(temporaryFolder(), "data");
  mkdirSync(join(path, "postgres"), { recursive: true });
  writeFileSync(join(path, "postgres", "PG_VERSION"), "17\n");
  if (ready) writeFileSync(join(path, "ready"), "");
  return path;
};

describe("a data folder", () => {
  it("is made when it isn't there", () => {
    const path = join(temporaryFolder(), "new", "data");
    openFolder(path).release();
    expect(existsSync(path)).toBe(true);
  });

  it.skipIf(process.platform === "win32")("is for its owner alone", () => {
    const path = join(temporaryFolder(), "new", "data");
    openFolder(path).release();
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it("is refused while another has it", () => {
    const path = dataFolder({ ready: true });
    const folder = openFolder(path);
    expect(() => openFolder(path)).toThrow(refusal("in-use"));
    folder.release();
    openFolder(path).release();
  });

  it("keeps a database that is ready", () => {
    const path = dataFolder({ ready: true });
    openFolder(path).release();
    expect(readdirSync(join(path, "postgres"))).toEqual(["PG_VERSION"]);
  });

  it("moves a database aside that was never finished, and deletes nothing", () => {
    const path = dataFolder({ ready: false });
    openFolder(path).release();
    const aside = readdirSync(path).filter((name) => name.startsWith("postgres.unfinished-"));
    expect(aside).toHaveLength(1);
    expect(readFileSync(join(path, aside[0] ?? "", "PG_VERSION"), "utf8")).toBe("17\n");
    expect(existsSync(join(path, "postgres"))).toBe(false);
  });

  it("forgets the mark of a database that was taken away, so that the next one earns its own", () => {
    const path = dataFolder({ ready: true });
    rmSync(join(path, "postgres"), { recursive: true });
    openFolder(path).release();
    expect(existsSync(join(path, "ready"))).toBe(false);
  });

  it("[BE-9] is refused, untouched and free again, when the database in it isn't one any more", () => {
    const path = dataFolder({ ready: true });
    rmSync(join(path, "postgres", "PG_VERSION"));
    for (const attempt of [1, 2]) expect(() => openFolder(path), `attempt ${attempt}`).toThrow(refusal("damaged"));
    expect(readdirSync(path).toSorted()).toEqual(["lock", "postgres", "ready"]);
  });

  it("[BK-3] says what became of a restore that was killed, before its moves or amid them", () => {
    const [log, warn] = [vi.spyOn(console, "log"), vi.spyOn(console, "warn")].map((said) =>
      said.mockImplementation(() => {}),
    );
    onTestFinished(() => [log, warn].forEach((said) => said?.mockRestore()));
    const path = dataFolder({ ready: true });
    mkdirSync(join(path, "restoring-1"));
    mkdirSync(join(path, "restoring"));
    openFolder(path).release();
    const unfinished = `${join(path, "restoring")} and ${join(path, "restoring-1")}`;
    const words = `A restore into ${path} did not end, and changed nothing: run it again, or delete ${unfinished}.`;
    expect(warn?.mock.calls).toEqual([[words]]);
    expect(log?.mock.calls).toEqual([]);

    rmSync(join(path, "restoring"), { recursive: true });
    writeFileSync(join(path, "restoring-1", "ready"), "");
    renameSync(join(path, "restoring-1"), join(path, "restored-20260101-000000"));
    openFolder(path).release();
    const before = join(path, "before-20260101-000000");
    expect(log?.mock.calls).toEqual([
      [`The moves of an interrupted restore are finished. What was there before is in ${before}.`],
    ]);
    expect(readdirSync(before)).toEqual(["ready"]);
    openFolder(path).release();
    expect([log?.mock.calls.length, warn?.mock.calls.length]).toEqual([1, 1]);
  });

  it("[BK-3] has another place for each restore: what a killed one started may still write in its own", () => {
    const path = dataFolder({ ready: true });
    const [first, second] = [makeRestoring(path), makeRestoring(path)];
    expect(unfinishedIn(path)).toEqual([first, second].toSorted());
    expect(first).not.toBe(second);
  });

  it("[BK-3] keeps what was there before each of two restores, also when the clock was set back between", () => {
    onTestFinished(() => void vi.useRealTimers());
    const path = temporaryFolder();
    for (const keys of ["first", "second", "third"]) {
      vi.setSystemTime("2026-01-01T00:00:00Z");
      const restoring = makeRestoring(path);
      writeFileSync(join(restoring, "keys.json"), keys);
      completeRestore(path, restoring);
      finishRestore(path);
    }
    const kept = [...placesBefore(path), path].map((place) => readFileSync(join(place, "keys.json"), "utf8"));
    expect(kept.toSorted()).toEqual(["first", "second", "third"]);
  });

  it("is refused when it can't be written", () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    expect(() => openFolder(join(file, "data"))).toThrow(refusal("unwritable"));
    expect(() => openFolder(file)).toThrow(refusal("unwritable"));
  });
});

it("is free again after a start that failed, and tells damage that only Postgres finds, leaving everything in its place", async () => {
  const path = join(temporaryFolder(), "data");
  const root = writeRoot(temporaryFolder(), { "20260101000000_broken.sql": "select nonsense" });
  const open = () => openBackend({ folder: path, siteUrl: "http://site.test", seed: false, root });
  await expect(open()).rejects.toThrow("20260101000000_broken.sql was not applied");

  truncateSync(join(path, "postgres", "global", "pg_control"));
  const before = readdirSync(join(path, "postgres"));
  await expect(open()).rejects.toEqual(refusal("damaged"));
  expect(readdirSync(path)).toEqual(expect.arrayContaining(["files", "keys.json", "lock", "postgres", "ready"]));
  expect(readdirSync(join(path, "postgres"))).toEqual(expect.arrayContaining(before));
  openFolder(path).release();
});
