import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "../backend.ts";
import { openDatabase } from "./lite.ts";
import { TookTooLong } from "./queue.ts";
import { temporaryFolder, writeRoot } from "../testing/folders.ts";
import { promised } from "../testing/promised.ts";
import { ask } from "../testing/requests.ts";
import { inTurns } from "./turns.ts";

// These tests stay for ever, whatever lite does one day: they say that no visitor receives another's rows.
const secrets = `
  create table public.secrets (text text not null);
  alter table public.secrets enable row level security;
  grant select on public.secrets to anon, service_role;
  insert into public.secrets values ('for the service role');
`;

it("[BE-5] never mixes the roles of requests in one tick", async () => {
  const [folder, root] = [temporaryFolder(), writeRoot(temporaryFolder(), { "20260101000000_secrets.sql": secrets })];
  const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: false, root });
  onTestFinished(() => backend.close());
  const { secretKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  const read = async (key: string) => (await ask(backend, "/rest/v1/secrets", { key })).json();

  for (let round = 0; round < 12; round++) {
    const keys = [backend.anonKey, secretKey, secretKey, backend.anonKey, secretKey, backend.anonKey];
    const seen = await Promise.all(keys.map(read));
    expect(seen.map((rows) => rows.length)).toEqual([0, 1, 1, 0, 1, 0]);
  }
});

describe("a database in turns", () => {
  const opened = openDatabase("memory://");
  let queue: ReturnType<typeof inTurns>;

  beforeAll(async () => {
    const connection = await opened;
    await connection.driver.exec("create table notes (text text)");
    queue = inTurns(connection, 1000);
  });

  afterAll(async () => (await opened).close());

  it("undoes the transaction of work that was cut off", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { driver } = await opened;
    const begun = promised<void>();
    const hanging = queue.run(async () => {
      await driver.exec("begin; insert into notes values ('half'); set local role pg_monitor");
      begun.resolve();
      await new Promise(() => {});
    });
    const cutOff = expect(hanging).rejects.toBeInstanceOf(TookTooLong);
    const next = queue.run(() => driver.query("select current_user, (select count(*) from notes) as notes"));

    await begun.promise;
    await vi.advanceTimersByTimeAsync(1000);
    await cutOff;
    expect((await next).rows).toEqual([{ current_user: "postgres", notes: 0 }]);
  });

  it("is not reached around the queue", async () => {
    const { driver } = await opened;
    await expect(driver.query("select 1")).rejects.toThrow("outside its turn");
    await expect(driver.exec("select 1")).rejects.toThrow("outside its turn");
  });
});
