import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Passwords that are refused as a whole: the same as in domain/accounts/commonPasswords.ts. In small letters, without accents. */
export const refusedPasswords: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, "refusedPasswords.txt"), "utf8")
    .trim()
    .split("\n"),
);

/** Bytes: bcrypt ignores those after them. */
const longest = 72;

/** Why a password is refused, as in `weak_password.reasons`: a hosted project says "pwned" too. */
export type Weakness = "blank" | "pwned" | "email";

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > longest;

/** The site's rules that lite lacks. It takes the shortest length from config.toml. */
export const weaknessOf = (password: string, emails: readonly string[]): Weakness | undefined => {
  if (/^[\s\p{C}]*$/u.test(password)) return "blank";
  if (refusedPasswords.has(folded(password))) return "pwned";
  return emails.some((email) => folded(email) === folded(password)) ? "email" : undefined;
};
