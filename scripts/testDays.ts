import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { environmentAt, readArguments } from "./days.ts";
import { readReport } from "./reports.ts";

// Runs tests at other times than this: units, contracts and security at each time of scripts/days.ts, or what the arguments name:
//   npm run test:days -- ui/club tests/contracts
//   npm run test:days -- --at 2027-03-28T01:59 --zone Pacific/Tahiti domain
//   npm run test:days -- --browser matchBar.spec.ts

const folders = [
  "/usr/lib/x86_64-linux-gnu/faketime",
  "/usr/lib/aarch64-linux-gnu/faketime",
  "/usr/lib64/faketime",
  "/usr/lib/faketime",
  "/usr/local/lib/faketime",
];
const library = folders.map((folder) => join(folder, "libfaketimeMT.so.1")).find((file) => existsSync(file));
if (library === undefined) {
  console.error(
    "libfaketime is missing, which gives programs another time. On Debian and Ubuntu: apt-get install faketime; on Fedora: dnf install libfaketime. It runs on Linux.",
  );
  process.exit(1);
}

const root = join(import.meta.dirname, "..");
const { runner, instants, given } = readArguments(process.argv.slice(2), Date.now());
const reports = join(root, ".cache/reports");
mkdirSync(reports, { recursive: true });

const ended: string[] = [];
for (const [number, instant] of instants.entries()) {
  const title = `${instant.name}, ${instant.at} in Paris${instant.zone === undefined ? "" : `, TZ=${instant.zone}`}`;
  console.log(`\n── ${title}`);
  const report = join(reports, `days-${number}.json`);
  rmSync(report, { force: true });
  const { status } = spawnSync(runner, [runner === "vitest" ? "run" : "test", ...given], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environmentAt(instant, Date.now(), library), REPORT: report },
  });
  const failed = readReport(report, root)?.failed ?? [];
  ended.push(
    `${status === 0 ? "passed" : "FAILED"}  ${title}`,
    ...failed.map(({ file, title: test }) => `        ${file}: ${test}`),
  );
  if (status !== 0) process.exitCode = 1;
}
console.log(`\n${ended.join("\n")}`);
