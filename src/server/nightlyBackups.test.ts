import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { isBackupDue, startNightlyBackups } from "./nightlyBackups.ts";

const paris4 = new Date("2026-07-10T02:30:00Z");
const noon = new Date("2026-07-10T10:00:00Z");

it.each([
  ["at once when there is none", noon, [], true],
  ["at once when the newest is older than a day", noon, ["club-20260708-020000.backup"], true],
  ["not at noon after last night's", noon, ["club-20260710-020500.backup"], false],
  ["at four in Paris after last night's", paris4, ["club-20260709-020500.backup"], true],
  ["not twice in a night", paris4, ["club-20260710-020500.backup"], false],
  ["although a wrong clock made one of a later year", noon, ["club-20270101-020500.backup"], true],
  ["although an upgrade has made one", noon, ["club-20260710-020500-before-upgrade.backup"], true],
])("[BK-7] makes a backup %s", (_, now, names, isDue) => {
  expect(isBackupDue(now, names)).toBe(isDue);
});

const folderOf = () => {
  const folder = mkdtempSync(join(tmpdir(), "nightly-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
const program = (code: string) => () => spawn(process.execPath, ["-e", code], { stdio: ["ignore", "ignore", "pipe"] });

it("[BK-7] tells a failure in one line, goes on, and tries again an hour later", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const run = vi.fn(program("console.error('warning'); console.error('The disk is full.'); process.exit(1)"));
  // A file, which can't be read as a folder.
  const folder = join(folderOf(), "file");
  writeFileSync(folder, "");
  const stop = startNightlyBackups({ folder, days: 14 }, { pause: 5, run });
  onTestFinished(stop);
  await vi.waitFor(
    () => expect(said).toHaveBeenCalledWith("The backup of this night failed: The disk is full."),
    10_000,
  );
  expect(run).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

it("[BK-7] tells that its process was killed, and tries again an hour later", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const run = vi.fn(program("process.kill(process.pid, 'SIGKILL')"));
  const stop = startNightlyBackups({ folder: join(folderOf(), "missing"), days: 14 }, { pause: 5, run });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    said.mockRestore();
  });
  const line = "The backup of this night failed: its process was ended by SIGKILL";
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(line), 10_000);
  vi.setSystemTime(noon.getTime() + 3_600_001);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 10_000);
});

it("[BK-7] makes none while there is one of today, and ends its process with the site", async () => {
  const folder = folderOf();
  const run = vi.fn(program("setTimeout(() => {}, 60_000)"));
  const stop = startNightlyBackups({ folder, days: 14 }, { pause: 5, run });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  const child = run.mock.results[0]?.value as ReturnType<typeof run>;
  const ended = new Promise((resolve) => child.once("close", (_, signal) => resolve(signal)));
  stop();
  expect(await ended).toBe("SIGTERM");

  const name = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
  writeFileSync(join(folder, `club-${name}.backup`), "");
  const again = vi.fn(program(""));
  const stopAgain = startNightlyBackups({ folder, days: 14 }, { pause: 5, run: again });
  await new Promise((resolve) => setTimeout(resolve, 100));
  stopAgain();
  expect(again).not.toHaveBeenCalled();
});
