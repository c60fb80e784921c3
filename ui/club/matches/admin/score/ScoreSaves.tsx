import { useEffect } from "react";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $wait, savesDue } from "./scoring.ts";

/** Sends scores while the panel is open, in whichever tab. */
export const ScoreSaves = () => {
  const { wait, send } = useUnit({ wait: $wait, send: savesDue });
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(() => send(), wait.ms);
    return () => clearTimeout(timer);
  }, [wait, send]);
  useEffect(() => {
    const leave = () => void send();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [send]);
  return null;
};
