import { vi } from "vitest";
import { memoryStore } from "../../adapters/memory/shared/keyValueStore.ts";

/**
 * Stubs what supabase-js needs to store a session: `window`, `document`, and a local storage shared like by tabs. Call it
 * before the first client is made, but after the embedded backend has started, which would take this for a browser.
 */
export const standInForBrowser = () => {
  const storage = memoryStore();
  vi.stubGlobal("window", { location: { href: "http://site.test/" } });
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", storage);
  // supabase-js warns of several clients in one browser: here each is a page of its own.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  return storage;
};
