import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { supabaseDevice } from "../devices.ts";
import { everyContract } from "./everyContract.ts";
import { type Access, hostedProject } from "./hostedProject.ts";
import { contract as logins } from "./logins.ts";
import type { NewDevice } from "./ports.ts";

// The contracts on a hosted project: docs/deploy-hosted.md.

// Before the imports, which read it: addresses that no earlier run and no other member has.
vi.hoisted(() => {
  if (process.env["SUPABASE_SECRET_KEY"])
    process.env["CONTRACTS_DOMAIN"] = `contracts-${crypto.randomUUID()}.demo.test`;
});

const needed = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SUPABASE_SECRET_KEY", "DATABASE_URL"] as const;
const [url = "", anonKey = "", secretKey = "", databaseUrl = ""] = needed.map((name) => process.env[name] ?? "");
const access: Access = { url, anonKey, secretKey, databaseUrl };
/** Milliseconds: sign-ins may have to wait. */
const longest = 600_000;
const isGiven = needed.every((name) => process.env[name]);

it.skipIf(!isGiven)(`[HS-25] a hosted project is reached, with ${needed.join(", ")}`, () => {
  expect(new URL(url).protocol).toMatch(/^https?:$/);
});

if (isGiven) {
  // Refuses a project with content before a test is tried.
  const project = await hostedProject(access, process.env["CONTRACTS_BESIDE_OTHERS"] === "yes");
  beforeAll(() => project.fill(), longest);
  afterAll(() => project.clear(), longest);
  vi.setConfig({ testTimeout: longest });

  const { fetch, backstage, hasOwnAccounts } = project;
  const newDevice: NewDevice = async () => supabaseDevice({ url, anonKey, fetch, timeLimit: longest });
  // It counts the mails, and tries limits that are the embedded backend's.
  everyContract("a hosted project", newDevice, backstage, hasOwnAccounts ? [logins] : []);
}
