/** The browser's cache of the pages that were read. The service worker fills it (src/worker/worker.ts), the site lists it. */
export const pagesCache = "pages";
