import { useEffect, useEffectEvent } from "react";
import { motion } from "../../../design/tokens/measures.ts";

/** Calls `act` shortly after the last change of `typed`, and at once when the page is left. */
export const useRested = (typed: unknown, act: () => void): void => {
  const tell = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => tell(), motion.typing);
    const goes = () => tell();
    addEventListener("pagehide", goes);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", goes);
    };
  }, [typed]);
};
