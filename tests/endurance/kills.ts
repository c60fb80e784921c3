// npm run test:kills -- 50 20 10: kills the server, its engine, and both at once during writes, this many times each. Prints the
// acknowledged writes and those that are missing. Exits with 1 when some are.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killingIn, mostOfOneServer } from "./killing.ts";
import { soundnessOf } from "./soundness.ts";

const [servers = 5, engines = 3, both = 2] = process.argv.slice(2).map(Number);
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
await report("The server", servers);
for (let done = 0; done < engines; done += mostOfOneServer) await killEngine(Math.min(mostOfOneServer, engines - done));
await report("Its engine", engines);
for (let done = 0; done < both; done++) await killBoth();
await report("Both at once", both);

if (isWhole) rmSync(place, { recursive: true });
else console.log(`The folder stays: ${folder}`);
process.exitCode = isWhole ? 0 : 1;
