import { randomUUID } from "node:crypto";
import { runAsAdmin, urlFor } from "./cluster.ts";

/** The hosted database that a test file runs on, where `npm run test:hosted` runs it. */
export const hostedTemplate = (): string | undefined => process.env["HOSTED_TEMPLATE"];

/** The database of setup.ts that has the migrations and no row. */
export const withoutSeed = "without_seed";

/** The port of the server of setup.ts. */
export const hostedPort = (): number => Number(process.env["HOSTED_PORT"]);

/** Copies a database of the server. Returns its name and what removes it. */
export const copyOf = async (template: string) => {
  const name = `copy_${randomUUID().replaceAll("-", "")}`;
  const admin = urlFor("supabase_admin", "postgres", hostedPort());
  await runAsAdmin(admin, `create database ${name} owner postgres template ${template} strategy file_copy`);
  return { name, drop: () => runAsAdmin(admin, `drop database ${name} with (force)`) };
};
