import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

// dependency-cruiser finds TypeScript in folders by itself only with a compiler that it knows, and it doesn't know
// TypeScript 7 yet. Named one by one, it reads the files all the same: tests/boundaries.test.ts holds it to that.
const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("{domain,adapters,ui,src,supabase,tests,scripts}/**/*.{ts,tsx,js}", { cwd: root });
const { status, stdout, stderr } = spawnSync("depcruise", ["--config", ".dependency-cruiser.cjs", ...files], {
  cwd: root,
  encoding: "utf8",
});
// Below what it found it says again that it doesn't know this compiler.
if (status !== 0) console.error(stdout.split("‼")[0] + stderr);
process.exitCode = status ?? 1;
