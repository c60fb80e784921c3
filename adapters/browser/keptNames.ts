/** The browser's cache of the pages that were read. The service worker fills it (src/worker/worker.ts), the site lists it. */
export const pagesCache = "pages";

/** The browser's cache of the pushes that were pressed, until the site has marked them as read: the worker has no session. */
export const pressedCache = "pressed-pushes";

/** Where the site serves the service worker: at its top, so that it answers for all of it. */
export const workerPath = "/service-worker.js";
