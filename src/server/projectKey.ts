type Claims = { readonly role?: unknown; readonly ref?: unknown; readonly exp?: unknown };

/** The claims of a key that is a JWT, as the older keys are. Their signature isn't checked. */
export const claimsOf = (key: string): Claims | undefined => {
  try {
    return JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()) as Claims;
  } catch {
    return undefined;
  }
};

/** Whether a key opens everything. It must be on no page, and is sent nowhere. */
export const isSecret = (key: string): boolean =>
  /^sb_secret_|^sbp_/.test(key) || claimsOf(key)?.role === "service_role";
