import { foldText } from "../shared/text.ts";
import { refusedPasswords } from "./commonPasswords.ts";

/** Characters (docs/product.md, Limits and constants). */
export const shortestPassword = 6;
/** Bytes of UTF-8. The backend's bcrypt ignores the rest. */
export const longestPassword = 72;

export type PasswordProblem =
  | { readonly kind: "password-too-short" }
  | { readonly kind: "password-too-long" }
  /** The password has no visible character. */
  | { readonly kind: "password-blank" }
  /** Attackers try it first. */
  | { readonly kind: "password-common" }
  /** The password is the member's own e-mail. */
  | { readonly kind: "password-email" };

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

const folded = (text: string): string => foldText(text).trim();

/**
 * Why a password is invalid; undefined when it is valid. Spaces are part of it.
 * @param email the account's own, where it is known
 */
export const problemOfPassword = (password: string, email?: string): PasswordProblem | undefined => {
  const signs = [...password];
  if (signs.length < shortestPassword) return { kind: "password-too-short" };
  if (signs.reduce((sum, sign) => sum + bytesOf(sign), 0) > longestPassword) return { kind: "password-too-long" };
  if (/^[\s\p{C}]*$/u.test(password)) return { kind: "password-blank" };
  if (refusedPasswords.has(folded(password))) return { kind: "password-common" };
  return email !== undefined && folded(password) === folded(email) ? { kind: "password-email" } : undefined;
};
