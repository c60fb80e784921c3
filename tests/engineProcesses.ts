import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Makes the PostgreSQL of a data folder hang. Returns what lets it go on. Linux only. */
export const freezeEngine = (folder: string): (() => void) => {
  const first = Number.parseInt(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8"), 10);
  const others = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ").map(Number);
  const signal = (name: NodeJS.Signals) => [first, ...others].forEach((id) => process.kill(id, name));
  signal("SIGSTOP");
  return () => signal("SIGCONT");
};
