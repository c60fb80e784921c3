import type { Calm } from "../../domain/shared/calm.ts";
import type { CarefulStorage } from "./storage.ts";

/** src/browser/loader.js reads it before the first paint. */
export const calmName = "club-calm";

/** Marks the document as the loader does: the page's style stills motion by it. */
export const browserCalm = (storage: CarefulStorage): Calm => ({
  read: async () => storage.getItem(calmName) !== null,
  async choose(isCalm) {
    if (typeof document !== "undefined") document.documentElement.toggleAttribute("data-calm", isCalm);
    if (isCalm) storage.setItem(calmName, "chosen");
    else storage.removeItem(calmName);
  },
});
