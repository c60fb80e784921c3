import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { StartRefusal } from "../../server/http/listen.ts";

/** Asks at the terminal without showing what is typed. */
const askHidden = async (text: string): Promise<string> => {
  process.stderr.write(text);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
};

/** The passphrase of `BACKUP_PASSPHRASE`, else of the terminal, typed twice. Refuses a short one, and a place without a terminal. */
export const newPassphrase = async (set: string | undefined): Promise<string> => {
  if (!set && !process.stdin.isTTY) {
    throw new StartRefusal("There is no terminal to ask for the passphrase at: set BACKUP_PASSPHRASE.");
  }
  const passphrase = set || (await askHidden("  Passphrase for the secrets (12 characters or more): "));
  if (passphrase.length < 12) throw new StartRefusal("A passphrase has 12 characters or more.");
  if (!set && (await askHidden("  The same again: ")) !== passphrase) {
    throw new StartRefusal("The two passphrases differ. Run the command again.");
  }
  return passphrase;
};

/** The passphrase of a backup with secrets; empty, or without a terminal, the secrets are left out. */
export const knownPassphrase = async (set: string | undefined): Promise<string | undefined> =>
  set ||
  (process.stdin.isTTY ? await askHidden("  Passphrase of the backup's secrets (empty: without them): ") : "") ||
  undefined;
