/** Bytes of the texts of an import, also unpacked: 50 MB. */
export const largestFiles = 50 * 1024 * 1024;
/** Bytes of the archives of an import, with their pictures: 500 MB. */
export const largestArchives = 500 * 1024 * 1024;
/** The files and the items of an import. */
export const mostFiles = 10_000;
export const mostItems = 5_000;
