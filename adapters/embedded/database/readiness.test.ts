import { expect, it } from "vitest";
import type { Database } from "./database.ts";
import { whyNotReady } from "./readiness.ts";

const databaseWith = (versions: readonly string[], mode: string) => ({
  query: (async (sql: string) =>
    sql.includes("schema_migrations") ? versions.map((version) => ({ version })) : [{ mode }]) as Database["query"],
});

it("[OP-3] tells missing migrations, then that nothing can be written", async () => {
  expect(await whyNotReady(databaseWith(["1", "2"], "off"), ["1", "2"])).toBeUndefined();
  expect(await whyNotReady(databaseWith(["1"], "on"), ["1", "2"])).toBe("migrations");
  expect(await whyNotReady(databaseWith(["1", "2"], "on"), ["1", "2"])).toBe("read-only");
});
