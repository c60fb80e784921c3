import { expect, it, vi } from "vitest";
import { rejectFailedPreload } from "./preload.ts";

const kept = new Response("kept");

class FakeFetchEvent {
  readonly #preload: Promise<Response | undefined>;
  constructor(preload: Promise<Response | undefined>) {
    this.#preload = preload;
  }
  /** Of the prototype, as in browsers. */
  get preloadResponse() {
    return this.#preload;
  }
  waitUntil(work: Promise<unknown>) {
    work.catch(() => {});
  }
}

/** The text of the page that is shown when the browser's preload ends so, and the site doesn't answer the worker. */
const shownAfter = async (preload: Promise<Response | undefined>) => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("FetchEvent", FakeFetchEvent);
  vi.stubGlobal("registration", { scope: "/" });
  vi.stubGlobal("caches", { match: async () => kept.clone(), open: async () => ({ put: async () => {} }) });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("No network");
  });
  const request = Object.defineProperty(new Request("https://club.example/tips"), "mode", { value: "navigate" });
  const event = new FakeFetchEvent(preload);
  rejectFailedPreload(event);
  const { NetworkFirst } = await import("workbox-strategies");
  const [answered, done] = new NetworkFirst().handleAll({ request, event: event as never });
  const text = await (await answered).text();
  await done;
  return text;
};

it("[OF-9] a preload that failed shows the kept page, as Firefox and as Chromium tell of it", async () => {
  expect(await shownAfter(Promise.resolve(Response.error()))).toBe("kept");
  expect(await shownAfter(Promise.reject(new TypeError("Failed to fetch")))).toBe("kept");
});

it("[OF-9] a preload with a page shows it, and one without is asked for by the worker", async () => {
  expect(await shownAfter(Promise.resolve(new Response("new")))).toBe("new");
  expect(await shownAfter(Promise.resolve(undefined))).toBe("kept");
});

it("[OF-9] a browser without preloads is left as it is", () => {
  const event = {};
  rejectFailedPreload(event);
  expect(event).toEqual({});
});
