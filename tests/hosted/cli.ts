import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** How a command ended. `output` has what it wrote to both of its streams. */
type Run = { readonly code: number; readonly stdout: string; readonly output: string };

/**
 * The Supabase CLI of node_modules on a copy of supabase/, with a home folder of its own and without telemetry. It reads no setting of this
 * machine.
 */
export const cliForTests = () => {
  const folder = mkdtempSync(join(tmpdir(), "supabase-"));
  cpSync(join(root, "supabase"), join(folder, "supabase"), { recursive: true });
  const env = {
    PATH: process.env["PATH"],
    HOME: join(folder, "home"),
    SUPABASE_HOME: join(folder, "home"),
    SUPABASE_TELEMETRY_DISABLED: "1",
    SUPABASE_NO_UPDATE_NOTIFIER: "1",
    SUPABASE_NO_KEYRING: "1",
    SUPABASE_YES: "1",
    NO_COLOR: "1",
  };
  return {
    folder,
    /** Ends with the code of the command and what it wrote. A command that takes a minute is ended. */
    run: (command: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Run> =>
      new Promise((ended) => {
        const program = join(root, "node_modules/supabase/dist/supabase.js");
        const given = [program, "--workdir", folder, ...command];
        const options = { cwd: folder, env: { ...env, ...more }, timeout: 60_000 };
        execFile(process.execPath, given, options, (error, stdout, stderr) => {
          ended({ code: error ? Number(error.code ?? 1) : 0, stdout, output: `${stdout}${stderr}` });
        });
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
