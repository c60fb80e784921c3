// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { type RouteObject, UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { createSiteRouter } from "./router.ts";
import { SiteView } from "./SiteView.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

it("[PF-29] doesn't render the page again that is left while the next one's file is loaded", async () => {
  const rendered = vi.fn(() => <h1>Tips</h1>);
  let load = (): void => {};
  const loading = new Promise<void>((loaded) => (load = loaded));
  const routes: RouteObject[] = [
    { path: "/tips", Component: rendered },
    { path: "/news", lazy: () => loading.then(() => ({ Component: () => <h1>News</h1> })) },
  ];
  const router = createSiteRouter(routes, createMemoryHistory({ initialEntries: ["/tips"] }));
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(() => root.render(<SiteView router={router} scroll={() => {}} />));
  await act(() => void router.navigate("/news"));
  expect(router.state.isLoading).toBe(true);
  expect(place.textContent).toBe("Tips");
  await act(() => load());
  expect(place.textContent).toBe("News");
  expect(rendered).toHaveBeenCalledTimes(1);
  await act(() => root.unmount());
});
