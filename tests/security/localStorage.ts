import { vi } from "vitest";
import { memoryStore } from "../../adapters/memory/shared/keyValueStore.ts";

/**
 * Gives this process what supabase-js looks for before it keeps a session: a window with an address, a document, and a
 * local storage that all clients share as the tabs of a browser do. Call it before the
 * first client is made, and after the embedded backend was started: it takes a window for a browser's too.
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
