// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { lazyModule } from "../design/components/lazyModule.ts";
import type { AdminView, ViewParts } from "../lib/page/slots.ts";
import { usePreloadedViews, useViewParts } from "./lazyView.ts";

/** A view whose parts can't be loaded so many times. `asked`: how often they were asked for. */
const viewOf = (path: string, failures = 0) => {
  const load = vi.fn(async (): Promise<ViewParts> => {
    if (load.mock.calls.length <= failures) throw new Error("No answer");
    return { Panel: () => null };
  });
  const view: AdminView = { path, words: path, order: 1, parts: lazyModule(load) };
  return { view, asked: () => load.mock.calls.length };
};

const openRoot = () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.createElement("div"));
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  return root;
};

const network = (onLine: boolean) =>
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    dispatchEvent(new Event(onLine ? "online" : "offline"));
  });

/** Shows views one after the other; says what is known of the shown one's parts. */
const openPanel = () => {
  const root = openRoot();
  let known: ReturnType<typeof useViewParts> | null = null;
  const Panel = ({ view }: { readonly view: AdminView }) => {
    known = useViewParts(view);
    return null;
  };
  const shown = () => known as unknown as ReturnType<typeof useViewParts>;
  return {
    show: (view: AdminView) => act(async () => root.render(<Panel view={view} />)),
    status: () => shown().state.status,
    retry: () => act(async () => shown().retry()),
  };
};

it("[AD-65] a view that could not be loaded comes at another try", async () => {
  const { show, status, retry } = openPanel();
  const { view, asked } = viewOf("partenaires", 1);
  await show(view);
  expect(status()).toBe("failed");
  await retry();
  expect(status()).toBe("ready");
  expect(asked()).toBe(2);
});

it("[AD-65] a view that could not be loaded is asked for again when it is shown again, and when the network is back", async () => {
  const { show, status } = openPanel();
  const { view, asked } = viewOf("partenaires", 2);
  await show(view);
  await show(viewOf("boutique").view);
  expect(status()).toBe("ready");
  await show(view);
  expect(status()).toBe("failed");
  expect(asked()).toBe(2);
  await network(false);
  await network(true);
  expect(status()).toBe("ready");
});

it("[AD-65] after a while all views are there, also when one failed; again after the network's return", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const root = openRoot();
  const all = [viewOf("matchs"), viewOf("contenu", 1), viewOf("boutique")];
  const views = all.map(({ view }) => view);
  const there = () => views.filter(({ parts }) => parts.here()).map(({ path }) => path);
  const Panel = () => {
    usePreloadedViews(views);
    return null;
  };
  await act(() => root.render(<Panel />));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(there()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(there()).toEqual(["matchs", "boutique"]);
  await network(false);
  await network(true);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(there()).toEqual(["matchs", "contenu", "boutique"]);
  expect(all.map(({ asked }) => asked())).toEqual([1, 2, 1]);
});

it("[AD-65] a device that saves data loads no view ahead", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  const root = openRoot();
  const { view, asked } = viewOf("matchs");
  const Panel = () => {
    usePreloadedViews([view]);
    return null;
  };
  await act(() => root.render(<Panel />));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked()).toBe(0);
});
