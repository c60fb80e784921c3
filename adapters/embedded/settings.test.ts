import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readSchemaPaths, readSettings } from "./settings.ts";
import { temporaryFolder } from "./testing/folders.ts";

it("reads the file that the hosted project follows", () => {
  const { api, auth } = readSettings(fileURLToPath(new URL("../../supabase/config.toml", import.meta.url)));
  expect(api).toMatchObject({ schemas: ["public"], max_rows: 1000 });
  expect(auth).toMatchObject({
    jwt_expiry: 600,
    minimum_password_length: 6,
    email: { enable_confirmations: true },
  });
  // lite knows no other name, and none of the hosted project's limits.
  expect(auth?.email).toHaveProperty("enable_signup", true);
  expect(auth?.email).not.toHaveProperty("enabled");
  expect(auth).not.toHaveProperty("rate_limit");
});

it("reads a list with a line for each item, and says where it isn't one", () => {
  const file = join(temporaryFolder(), "config.toml");
  writeFileSync(file, `[db.migrations]\nschema_paths = [\n  "./a.sql",\n  "./b.sql"\n]\n[auth]\nenabled = true\n`);
  expect(readSchemaPaths(file)).toEqual(["./a.sql", "./b.sql"]);
  writeFileSync(file, "[api]\nschemas = [\n  1_000\n]\n");
  expect(() => readSchemaPaths(file)).toThrow(`${file}:2`);
});

it("closes sign-ups by e-mail where the file does", () => {
  const file = join(temporaryFolder(), "config.toml");
  writeFileSync(file, "[api]\nenabled = true\n[auth]\nenabled = true\n[auth.email]\nenabled = false\n");
  expect(readSettings(file).auth?.email).toEqual({ enable_signup: false });
});

it.each(["key = [", "key: value", "[half", "key = 1_000"])("refuses the line %s, and says where it is", (line) => {
  const file = join(temporaryFolder(), "config.toml");
  writeFileSync(file, `# comment\n\n${line}\n`);
  expect(() => readSettings(file)).toThrow(`${file}:3`);
});
