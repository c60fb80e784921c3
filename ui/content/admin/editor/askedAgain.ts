import { useEffect } from "react";
import type { ItemId } from "../../../../domain/content/editing/contentItem.ts";

/** Between two askings, in milliseconds: a hidden tab waits up to a minute. */
const pause = 15_000;

/** Asks at once, again and again, and when the tab is seen again, as long as an item is open. `item`: its id; undefined for none. */
export const useAskedAgain = (item: ItemId | undefined, ask: () => void): void =>
  useEffect(() => {
    if (item === undefined) return;
    ask();
    const timer = setInterval(() => ask(), pause);
    const wake = () => document.visibilityState === "visible" && ask();
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [item, ask]);
