import { spawnSync } from "node:child_process";
import { expect, it, onTestFinished } from "vitest";
import { emptyDatabase } from "../testing/database.ts";

it("[QA-14] the database and started programs have the time of the process, whichever the tests run at", async () => {
  const { database, close } = await emptyDatabase();
  onTestFinished(close);
  const times = [Date.now()];
  const [row] = await database.query("select floor(extract(epoch from clock_timestamp()) * 1000)::text as now");
  times.push(Number(row?.["now"]), Date.now());
  times.push(Number(spawnSync(process.execPath, ["--print", "Date.now()"], { encoding: "utf8" }).stdout), Date.now());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
