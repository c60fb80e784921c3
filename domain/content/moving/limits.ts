/** Bytes of the files of an import, also unpacked: 50 MB. */
export const largestFiles = 50 * 1024 * 1024;
/** The files and the items of an import. */
export const mostFiles = 10_000;
export const mostItems = 5_000;
