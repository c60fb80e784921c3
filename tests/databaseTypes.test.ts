import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { databaseTypes } from "../scripts/databaseTypes.ts";
import { databaseForTests } from "./security/database.ts";

const { query } = databaseForTests();

it("[BE-15] the client's types match the migrations", async () => {
  const written = readFileSync(new URL("../adapters/supabase/shared/database.ts", import.meta.url), "utf8");
  expect(written, "adapters/supabase/shared/database.ts is out of date. Run: npm run types:database").toBe(
    await databaseTypes(query),
  );
});
