import { pagesCache, pressedCache } from "../../adapters/browser/keptNames.ts";

export { workerPath } from "../../adapters/browser/keptNames.ts";

/** The browser's caches: of pages that were read, of files with a hash in their name, of the page that is shown without a network, of pressed pushes. */
export const cacheNames = { pages: pagesCache, assets: "assets", own: "own", pressed: pressedCache } as const;

/** What a page tells the worker to keep: paths of this site. */
export type Keep = { readonly pages: readonly string[]; readonly assets: readonly string[] };

/** Of members and the staff, with a secret in the address, or of no use without a network. */
const notKept = /^\/(?:admin|apercu|auth|membres|newsletter|profile|search|_dev)(?:\/|$)/;

/** Whether a page may be kept on the device. @param path without its search */
export const mayKeep = (path: string): boolean => !notKept.test(path);
