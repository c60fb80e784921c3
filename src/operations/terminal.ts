import type { Progress } from "../../adapters/embedded/backup/makeBackup.ts";

/** Writes how far a long work is, on one line of a terminal; nothing elsewhere. */
export const progressOn = ({ isTTY, columns = 80 }: NodeJS.WriteStream): Progress | undefined =>
  isTTY
    ? (what, done, all) => {
        const text = `${done} of ${all}  ${what}`.slice(0, columns - 1);
        process.stderr.write(`\r\u001B[K${done === all ? "" : text}`);
      }
    : undefined;

/** Runs an operator's command: prints its sentence; for a failure one sentence, and the exit code 1. */
export const runCommand = async (work: () => Promise<string>): Promise<void> => {
  // `process.exit` runs the clean-up that is registered for the process's end.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  try {
    console.log(await work());
  } catch (reason) {
    if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
    console.error(reason instanceof Error ? reason.message : reason);
    process.exit(1);
  }
};

export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
