/** What was meant by a part of an address. `undefined` for what nobody means: half of an encoded letter, or one that no text can hold. */
export const decoded = (text: string | undefined): string | undefined => {
  try {
    const meant = text === undefined ? undefined : decodeURIComponent(text);
    return meant?.includes("\0") ? undefined : meant;
  } catch {
    return undefined;
  }
};
