import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

// dependency-cruiser doesn't know TypeScript 7 and finds no TypeScript files in folders, but reads named files
// (tests/boundaries.test.ts).
const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("{domain,adapters,ui,src,supabase,tests,scripts}/**/*.{ts,tsx,js}", { cwd: root });
const { status, stdout, stderr } = spawnSync("depcruise", ["--config", ".dependency-cruiser.cjs", ...files], {
  cwd: root,
  encoding: "utf8",
});
// The part after "‼" repeats that it doesn't know this compiler.
if (status !== 0) console.error(stdout.split("‼")[0] + stderr);
process.exitCode = status ?? 1;
