// npm run test:kills -- 50 20 10 30: kills the server, its engine, and both at once during writes, this many times each, then restores.
// Prints the acknowledged writes and those that are missing, and what the folder has after each killed restore. Exits with 1 when
// something is missing.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killingIn, mostOfOneServer } from "./killing.ts";
import { killRestores } from "./restoreKills.ts";
import { soundnessOf } from "./soundness.ts";

const [servers = 5, engines = 3, both = 2, restores = 3] = process.argv.slice(2).map(Number);
const place = mkdtempSync(join(tmpdir(), "kills-"));
const folder = join(place, "data");
const { said, acknowledged, killServer, killEngine, killBoth } = killingIn(folder);
let isWhole = true;

const report = async (what: string, kills: number): Promise<void> => {
  const { lost, miscounted, damage } = await soundnessOf(folder, said);
  console.log(
    `${what}: ${kills} kills, ${acknowledged()} acknowledged writes up to now, ${lost.length} lost rows, ${miscounted.length} wrong counters, ${damage.length} damaged places`,
  );
  for (const one of [...lost, ...miscounted, ...damage].slice(0, 20)) console.log(one);
  isWhole &&= lost.length + miscounted.length + damage.length === 0;
};

for (let done = 0; done < servers; done++) await killServer();
if (servers > 0) await report("The server", servers);
for (let done = 0; done < engines; done += mostOfOneServer) await killEngine(Math.min(mostOfOneServer, engines - done));
if (engines > 0) await report("Its engine", engines);
for (let done = 0; done < both; done++) await killBoth();
if (both > 0) await report("Both at once", both);

if (restores > 0) {
  const { before, restored, wrong } = await killRestores(place, restores);
  console.log(
    `A restore: ${restores} kills, ${before} times all as before, ${restored} times all as in the backup, ${wrong.length} times something wrong`,
  );
  for (const one of wrong) console.log(one);
  isWhole &&= wrong.length === 0;
}

if (isWhole) rmSync(place, { recursive: true });
else console.log(`The folder stays: ${place}`);
process.exitCode = isWhole ? 0 : 1;
