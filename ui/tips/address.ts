/** The list without a filter. */
export const tipsPath = "/tips";

export const tipAddress = (slug: string): string => `${tipsPath}/${slug}`;
