import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { headless } from "../src/headless.ts";
import { camille } from "./contracts/ports.ts";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "role-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run role`. Returns its output and whether it succeeded. */
const run = async (given: readonly string[], data = folder) => {
  const options = { cwd: root, env: { ...process.env, DATA_FOLDER: data, SUPABASE_URL: "", SUPABASE_ANON_KEY: "" } };
  const asked = promisify(execFile)(process.execPath, ["scripts/role.ts", ...given], options);
  return asked.then(
    ({ stdout }) => ({ isDone: true, said: stdout.trim() }),
    ({ stderr }: { stderr: string }) => ({ isDone: false, said: stderr.trim() }),
  );
};

const roleNow = async () => {
  const site = await headless({ on: "embedded", folder });
  await site.signIn(camille);
  const me = await site.whoAmI();
  await site.close();
  return me?.role;
};

beforeAll(async () => (await headless({ on: "embedded", folder })).close());

it("[AD-20] makes the first admin, and removes the right", async () => {
  expect(await run([camille.email.toUpperCase(), "admin"])).toEqual({
    isDone: true,
    said: `${camille.email} is admin now.`,
  });
  expect(await roleNow()).toBe("admin");
  expect(await run([camille.email, "staff"])).toMatchObject({ isDone: true });
  expect(await roleNow()).toBe("staff");
  expect(await run([camille.email, "none"])).toMatchObject({ isDone: true });
  expect(await roleNow()).toBeNull();
});

it.each([
  ["what was forgotten", [], "npm run role -- someone@example.org admin"],
  ["a role that isn't one", [camille.email, "chief"], "staff, or none"],
  ["an unknown e-mail", ["personne@exemple.fr", "admin"], "No account has the e-mail personne@exemple.fr"],
])("reports %s", async (_, given, sentence) => {
  expect(await run(given)).toEqual({ isDone: false, said: expect.stringContaining(sentence) });
});

it("reports a missing database, and creates none", async () => {
  const { isDone, said } = await run([camille.email, "admin"], join(folder, "elsewhere"));
  expect([isDone, said]).toEqual([false, expect.stringContaining("There is no database")]);
});

it("refuses while the site is running", async () => {
  const site = await headless({ on: "embedded", folder });
  const { isDone, said } = await run([camille.email, "admin"]);
  await site.close();
  expect([isDone, said]).toEqual([false, expect.stringContaining("is in use by another process")]);
});
