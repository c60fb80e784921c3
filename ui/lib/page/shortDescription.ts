/** What search engines and share cards show of a description, in characters. */
export const longestDescription = 155;

/** A description as they show it: the text's own, or what the club says of itself. */
export const shortDescription = (description: string | null | undefined, tagline: string): string =>
  [...(description?.trim() || tagline)].slice(0, longestDescription).join("");
