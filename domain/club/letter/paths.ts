/** The archive of the letters that are sent. */
export const archivePath = "/lettres";

/** The page on which subscribers leave. */
export const leavePath = "/newsletter/desinscription";

/** The page of a letter. */
export const letterPath = (slug: string): string => `${archivePath}/${slug}`;
