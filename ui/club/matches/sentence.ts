/** Joins the defined parts with commas, and capitalises the first letter. */
export const sentence = (parts: readonly (string | undefined)[]): string => {
  const words = parts.filter((part) => part !== undefined).join(", ");
  return words.charAt(0).toLocaleUpperCase("fr") + words.slice(1);
};
