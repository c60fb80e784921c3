import { afterAll, beforeAll } from "vitest";
import { type Embedded, startEmbedded } from "../embedded.ts";

/** An embedded backend for the tests of one file, open from before the first to after the last. */
export const databaseForTests = () => {
  let started: Embedded | undefined;
  beforeAll(async () => {
    started = await startEmbedded();
  });
  afterAll(() => started?.close());

  const embedded = (): Embedded => {
    if (!started) throw new Error("The embedded backend stands only while tests run.");
    return started;
  };

  const query = (sql: string, values: readonly unknown[] = []) => embedded().backend.query(sql, [...values]);

  return {
    embedded,
    /** Runs a statement as the database's owner: row security doesn't apply. */
    query,
    /** Its first row. */
    first: async (sql: string, values: readonly unknown[] = []) => (await query(sql, values))[0],
  };
};
