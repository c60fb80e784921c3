import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

const programs = join(import.meta.dirname, "../node_modules/.bin");

/**
 * The output of a program that fails in a folder; empty on success. The program is one of the packages, or a path.
 * Without colours: many programs print them when `CI` is set, even into a pipe.
 */
export const complaintOf = (program: string, args: readonly string[], folder: string): string => {
  try {
    execFileSync(resolve(programs, program), args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (refusal) {
    const { stdout, stderr } = refusal as { readonly stdout: string; readonly stderr: string };
    return stripVTControlCharacters(stdout + stderr);
  }
};
