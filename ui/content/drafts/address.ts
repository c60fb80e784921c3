/** The path of shared drafts, and the parameter with a link's secret. */
export const sharedDraftPath = "/apercu";
export const secretName = "lien";

export const sharedDraftAddress = (secret: string): string => `${sharedDraftPath}?${secretName}=${secret}`;
