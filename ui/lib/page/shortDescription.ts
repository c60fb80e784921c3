/** The longest description that search engines and share cards show, in characters. */
export const longestDescription = 155;

/** The description, or the club's tagline without one, cut to `longestDescription`. */
export const shortDescription = (description: string | null | undefined, tagline: string): string =>
  [...(description?.trim() || tagline)].slice(0, longestDescription).join("");
