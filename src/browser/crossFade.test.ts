import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { crossFade } from "./crossFade.ts";
import { createSiteRouter } from "./router.ts";
import { navigatorOf } from "./SiteView.tsx";

afterEach(() => vi.unstubAllGlobals());

/** A site of three pages in a browser that renders each in `time` milliseconds. */
const begin = ({ time = 10, lessMotion = false, canFade = true, isThere = true } = {}) => {
  const fades: string[] = [];
  const router = createSiteRouter([{ path: "*", element: null }], createMemoryHistory());
  const startViewTransition = (update: () => Promise<void>) => {
    const updateCallbackDone = update().then(() => void fades.push(router.state.location.pathname));
    // As in a browser with a hidden tab.
    const skipped = Promise.reject(new DOMException("Skipped", "AbortError"));
    return { updateCallbackDone, ready: skipped, finished: updateCallbackDone };
  };
  vi.stubGlobal("document", canFade ? { startViewTransition } : {});
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
  let clock = 0;
  crossFade(
    router,
    () => isThere,
    () => (clock += time),
  );
  return {
    fades,
    navigator: navigatorOf(router),
    async go(...paths: readonly string[]) {
      for (const path of paths) await router.navigate(path);
      return router.state.location.pathname;
    },
  };
};

it("[PF-14] fades once the device has rendered a page quickly", async () => {
  const { go, fades } = begin();
  expect(await go("/a", "/b", "/c")).toBe("/c");
  expect(fades).toEqual(["/b", "/c"]);
});

it("[PF-14] fades to the page of a link, whose address comes in parts", async () => {
  const { go, fades, navigator } = begin();
  await go("/a");
  navigator.push({ pathname: "/b", search: "?page=2", hash: "" });
  await vi.waitFor(() => expect(fades).toEqual(["/b"]));
});

it.each([
  ["the device is slow", { time: 31 }],
  ["the reader asked for less motion", { lessMotion: true }],
  ["the browser can't", { canFade: false }],
  ["the page is not there yet", { isThere: false }],
])("doesn't fade when %s", async (_, circumstances) => {
  const { go, fades } = begin(circumstances);
  expect(await go("/a", "/b", "/c")).toBe("/c");
  expect(fades).toEqual([]);
});
