/** What there is of these, one after the other, with a capital at the beginning. */
export const sentence = (parts: readonly (string | undefined)[]): string => {
  const words = parts.filter((part) => part !== undefined).join(", ");
  return words.charAt(0).toLocaleUpperCase("fr") + words.slice(1);
};
