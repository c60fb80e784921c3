import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { processIn } from "./orphanedServer.ts";

it("[PG-2] reads a server's number while PostgreSQL removes and writes its file", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "postmaster.pid");
  const writing = `const fs = require("node:fs"); for (;;) { fs.writeFileSync(process.argv[1], "7\\n"); fs.rmSync(process.argv[1]); }`;
  const server = spawn(process.execPath, ["-e", writing, file], { stdio: "ignore" });
  onTestFinished(() => void server.kill("SIGKILL"));
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), 10_000);
  const numbers = new Set(Array.from({ length: 50_000 }, () => processIn(folder)));
  expect([...numbers].filter((number) => number !== undefined && number !== 7)).toEqual([]);
  expect(numbers).toContain(7);
});
