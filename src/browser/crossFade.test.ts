import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { crossFade } from "./crossFade.ts";
import { createSiteRouter } from "./router.ts";
import { navigatorOf } from "./SiteView.tsx";

afterEach(() => vi.unstubAllGlobals());

/** An element that stands for the page at `path`, and whether the transition moves it. */
const element = (path: string) => {
  const names = new Set<string>();
  return {
    dataset: { shared: path },
    closest: () => null,
    isMoved: () => names.size > 0,
    style: {
      setProperty: (name: string) => void names.add(name),
      removeProperty: (name: string) => void names.delete(name),
    },
  };
};
type Shown = ReturnType<typeof element>;

/** A site of three pages in a browser that renders each in `time` milliseconds. */
const begin = ({
  time = 10,
  lessMotion = false,
  canFade = true,
  isThere = true,
  shown = {} as Readonly<Record<string, readonly Shown[]>>,
} = {}) => {
  const fades: string[] = [];
  const moves: string[] = [];
  const router = createSiteRouter([{ path: "*", element: null }], createMemoryHistory());
  const startViewTransition = (update: () => Promise<void>) => {
    const onPage = () => shown[router.state.location.pathname] ?? [];
    const names = () => onPage().flatMap((one, at) => (one.isMoved() ? [at] : []));
    const old = names();
    const updateCallbackDone = (async () => {
      await update();
      fades.push(router.state.location.pathname);
      moves.push(`${old.join()} to ${names().join()}`);
    })();
    // As in a browser with a hidden tab.
    const skipped = Promise.reject(new DOMException("Skipped", "AbortError"));
    return { updateCallbackDone, ready: skipped, finished: updateCallbackDone };
  };
  vi.stubGlobal(
    "document",
    canFade
      ? {
          startViewTransition,
          activeElement: null,
          querySelectorAll: () => shown[router.state.location.pathname] ?? [],
        }
      : {},
  );
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
  let clock = 0;
  crossFade(
    router,
    () => isThere,
    () => (clock += time),
  );
  return {
    fades,
    moves,
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

it("[LK-31] moves what stands for a page from the list to the page, and back", async () => {
  const list = [element("/other"), element("/b")];
  const board = [element("/b")];
  const { go, moves } = begin({ shown: { "/a": list, "/b": board } });
  await go("/c", "/a", "/b", "/a", "/c");
  expect(moves.slice(1)).toEqual(["1 to 0", "0 to 1", " to "]);
  await vi.waitFor(() => expect([...list, ...board].some((one) => one.isMoved())).toBe(false));
});

it.each([
  ["the device is slow", { time: 61 }],
  ["the reader asked for less motion", { lessMotion: true }],
  ["the browser can't", { canFade: false }],
  ["the page is not there yet", { isThere: false }],
])("doesn't fade when %s", async (_, circumstances) => {
  const { go, fades } = begin(circumstances);
  expect(await go("/a", "/b", "/c")).toBe("/c");
  expect(fades).toEqual([]);
});
