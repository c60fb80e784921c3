/** The path of the list of all matches. */
export const listPath = "/matches";

export const matchPath = (slug: string): string => `${listPath}/${slug}`;
