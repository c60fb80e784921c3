import { savesData } from "../../ui/lib/page/savesData.ts";
import { type Keep, mayKeep, workerPath } from "../worker/names.ts";

const inAssets = ({ name }: PerformanceEntry): string[] => {
  const { origin, pathname } = new URL(name);
  return origin === location.origin && pathname.startsWith("/assets/") ? [pathname] : [];
};

/**
 * Lets the service worker keep each page that is read, with its files, so that it can be read without a network. It sees the pages that
 * the browser loads itself, and is told of those that the app opens.
 */
export const keepPages = () => {
  const hasWorkers = "serviceWorker" in navigator;
  const told = new Set<string>();
  /** The files that came since the last page. */
  const newAssets = () => {
    const found = performance.getEntriesByType("resource").flatMap(inAssets);
    const fresh = found.filter((path) => !told.has(path));
    for (const path of fresh) told.add(path);
    return fresh;
  };
  const tell = async (pages: Keep["pages"]) => {
    const { active } = await navigator.serviceWorker.ready;
    // Shown without a network, where no file of it could come.
    await import("../../ui/offline/OfflinePage.tsx");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is of this site, and takes none.
    active?.postMessage({ pages, assets: newAssets() } satisfies Keep);
  };
  /** @param path with its search. Absent: only the files that came are kept. */
  const keep = (path = ""): void => {
    if (!hasWorkers || savesData()) return;
    tell(path && mayKeep(path.split("?", 1)[0] ?? "") ? [path] : []).catch(() => {});
  };
  if (hasWorkers) {
    const isFirst = !navigator.serviceWorker.controller;
    // A browser may refuse it, as in a private window.
    navigator.serviceWorker.register(workerPath).catch(() => {});
    // A page that was left before the worker came has told it of no files.
    keep(isFirst ? location.pathname + location.search : "");
  }
  return keep;
};
