import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

const programs = join(import.meta.dirname, "../node_modules/.bin");

/**
 * What a program of the project's packages, or at a path, says when it fails in a folder; empty when it succeeds.
 * Without colours: many programs write them wherever `CI` is set, even into a pipe.
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
