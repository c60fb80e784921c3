/** Decodes a part of an address. `undefined` for malformed percent-encoding and for NUL, which PostgreSQL text can't hold. */
export const decoded = (text: string | undefined): string | undefined => {
  try {
    const meant = text === undefined ? undefined : decodeURIComponent(text);
    return meant?.includes("\0") ? undefined : meant;
  } catch {
    return undefined;
  }
};
