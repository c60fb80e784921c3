import { type RouteObject, UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { createSiteRouter } from "./router.ts";

/** A page whose file is loaded when the test says so. */
const slowPage = () => {
  let resolve = (): void => {};
  const loading = new Promise<void>((loaded) => (resolve = loaded));
  return { resolve: () => resolve(), lazy: () => loading.then(() => ({ Component: () => null })) };
};

const begin = (
  pages: readonly Partial<RouteObject>[] = [],
  documents = { isOnline: () => true, loadDocument() {} },
) => {
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const routes = [...pages, { path: "*", element: null }] as RouteObject[];
  const router = createSiteRouter(routes, history, documents);
  const seen: string[] = [];
  router.subscribe(() => {
    const { location, isLoading, held } = router.state;
    seen.push(`${location.pathname}${isLoading ? " loading" : ""}${held ? " held" : ""}`);
  });
  return { router, history, seen, path: () => router.state.location.pathname };
};

it("[PF-19] follows a link at once when the page's file is there, and going back", async () => {
  const { router, history, seen } = begin();
  await router.navigate("/a?page=2#part", { state: { from: "card" } });
  expect(router.state.location).toMatchObject({
    pathname: "/a",
    search: "?page=2",
    hash: "#part",
    state: { from: "card" },
  });
  expect(router.state.action).toBe("PUSH");
  router.go(-1);
  expect(router.state.action).toBe("POP");
  expect(seen).toEqual(["/a", "/"]);
  await router.navigate("/b", { replace: true, preventScrollReset: true });
  expect(router.state).toMatchObject({ action: "REPLACE", keepsScroll: true });
  expect(history.index).toBe(0);
});

it("changes the address once the page's file is loaded", async () => {
  const { lazy, resolve } = slowPage();
  const { router, seen, path } = begin([{ path: "/slow", lazy }]);
  const done = router.navigate("/slow");
  expect(path()).toBe("/");
  resolve();
  await done;
  expect(seen).toEqual(["/ loading", "/slow"]);
});

it("[PF-35] waits for no file of the page that is shown, unless the page couldn't be loaded", async () => {
  const lazy = vi.fn(() => new Promise<never>(() => {}));
  const { router, seen } = begin([{ path: "/", lazy, Component: () => null }]);
  await router.navigate("/?page=2");
  expect([router.state.location.search, seen, lazy.mock.calls]).toEqual(["?page=2", ["/"], []]);

  const rest = slowPage();
  const tips = begin([{ path: "/:slug", lazy: rest.lazy, Component: () => null }]);
  const opened = tips.router.navigate("/another");
  expect(tips.seen).toEqual(["/ loading"]);
  rest.resolve();
  await opened;

  const missing = vi.fn(() => Promise.reject(new Error("The network is gone")));
  const other = begin([{ path: "/", lazy: missing }]).router;
  await other.navigate("/?page=2");
  await other.navigate("/?page=3");
  expect([other.state.isLost, missing.mock.calls]).toEqual([true, [[], []]]);
});

it("opens the page of the newest of several links", async () => {
  const { lazy, resolve } = slowPage();
  const { router, seen } = begin([{ path: "/slow", lazy }]);
  const first = router.navigate("/slow");
  await router.navigate("/a");
  resolve();
  await first;
  expect(seen).toEqual(["/ loading", "/a"]);
});

it("[PF-19] opens a document when files are missing again, because browsers don't request them twice", async () => {
  const lazy = vi.fn(() => Promise.reject(new Error("The network is gone")));
  const documents = { isOnline: vi.fn(() => false), loadDocument: vi.fn() };
  const { router, path } = begin([{ path: "/slow", lazy }], documents);
  for (let visit = 0; visit < 2; visit++) {
    await router.navigate("/slow?page=2");
    expect([path(), router.state.isLost]).toEqual(["/slow", true]);
    await router.navigate("/a");
  }
  documents.isOnline.mockReturnValue(true);
  await router.navigate("/slow?page=2");
  expect(path()).toBe("/a");
  expect(documents.loadDocument).toHaveBeenCalledExactlyOnceWith("/slow?page=2");
});

it("marks a page whose file couldn't be loaded, and loads it again at the next visit", async () => {
  const lazy = vi.fn(async () => ({ Component: () => null }));
  lazy.mockRejectedValueOnce(new Error("The network is gone"));
  const { router, path } = begin([{ path: "/slow", lazy }]);
  await router.navigate("/slow");
  expect([path(), router.state.isLost]).toEqual(["/slow", true]);
  await router.navigate("/a");
  await router.navigate("/slow");
  expect([path(), router.state.isLost]).toEqual(["/slow", false]);
});

it("holds a link until it may proceed", async () => {
  const { router, path } = begin();
  const release = router.hold();
  await router.navigate("/a");
  expect(path()).toBe("/");
  router.state.held?.reset();
  expect(router.state.held).toBeNull();

  await router.navigate("/b");
  router.state.held?.proceed();
  expect([path(), router.state.held]).toEqual(["/b", null]);
  release();
  await router.navigate("/c");
  expect(path()).toBe("/c");
});

it("holds going back: the address returns until it may proceed", async () => {
  const { router, history, path } = begin();
  await router.navigate("/a");
  router.hold();
  router.go(-1);
  expect([path(), history.index]).toEqual(["/a", 1]);
  router.state.held?.reset();

  router.go(-1);
  router.state.held?.proceed();
  expect([path(), history.index, router.state.held]).toEqual(["/", 0, null]);
});
