/** The list without a filter. */
export const newsPath = "/news";

export const articleAddress = (slug: string): string => `${newsPath}/${slug}`;
