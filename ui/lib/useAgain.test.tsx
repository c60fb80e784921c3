// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAgain } from "./useAgain.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("[LT-23] asks again and again while it is mounted, and when the tab is seen again", () => {
  const ask = vi.fn();
  const View = () => (useAgain(ask, 1_000), null);
  const root = createRoot(document.createElement("div"));
  act(() => root.render(<View />));
  expect(ask).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(3);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
  act(() => root.unmount());
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
