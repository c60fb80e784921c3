import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { StartRefusal } from "../server/http/listen.ts";
import { hostedSettings, writeHostedSettings } from "./hostedSettings.ts";

// Sends supabase/config.toml to the hosted project of SUPABASE_URL: Auth's settings, limits, mail server and mails. The Supabase CLI shows
// what changes, and asks.
//   npm run push
//   npm run push -- --smtp-is-set     when the project's dashboard has Auth's mail server
//   npm run push -- --yes             without the question

const root = join(import.meta.dirname, "../..");

const flagsIn = (args: readonly string[]) => {
  try {
    const options = { "smtp-is-set": { type: "boolean" }, yes: { type: "boolean" } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new StartRefusal("npm run push takes --smtp-is-set and --yes.");
  }
};

/** Pushes the settings. Returns the CLI's exit code. */
const push = (args: readonly string[]): number => {
  const flags = flagsIn(args);
  const settings = hostedSettings(process.env, flags["smtp-is-set"] === true);
  const program = process.env["SUPABASE_CLI"] || join(root, "node_modules/.bin/supabase");
  if (!existsSync(program)) {
    throw new StartRefusal("The Supabase CLI isn't installed: npm ci, without --omit=dev.");
  }
  const folder = writeHostedSettings(root, settings);
  try {
    const yes = flags.yes ? ["--yes"] : [];
    const { status } = spawnSync(
      program,
      ["config", "push", "--workdir", folder, `--remote=${settings.project}`, ...yes],
      { stdio: "inherit", env: { ...process.env, ...settings.environment } },
    );
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

try {
  process.exitCode = push(process.argv.slice(2));
} catch (reason) {
  if (!(reason instanceof StartRefusal)) throw reason;
  console.error(reason.message);
  process.exitCode = 1;
}
