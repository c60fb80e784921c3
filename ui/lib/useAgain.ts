import { useEffect } from "react";

/** Asks again and again while the tab is seen, and when it is seen again: nothing tells of these changes. `pause`: in milliseconds. */
export const useAgain = (ask: () => void, pause: number): void =>
  useEffect(() => {
    const askIfSeen = () => document.visibilityState === "visible" && ask();
    const timer = setInterval(askIfSeen, pause);
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
    };
  }, [ask, pause]);
