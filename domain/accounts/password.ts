/** Characters: the least that the product asks for (docs/product.md, Limits and constants). */
export const shortestPassword = 6;
/** Bytes of UTF-8: what comes after them would not count, because the backend's bcrypt doesn't look at it. */
export const longestPassword = 72;

export type PasswordProblem = { readonly kind: "password-too-short" } | { readonly kind: "password-too-long" };

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** Why no account can have this password, if so. Spaces are a part of it. */
export const problemOfPassword = (password: string): PasswordProblem | undefined => {
  const signs = [...password];
  if (signs.length < shortestPassword) return { kind: "password-too-short" };
  const bytes = signs.reduce((sum, sign) => sum + bytesOf(sign), 0);
  return bytes > longestPassword ? { kind: "password-too-long" } : undefined;
};
