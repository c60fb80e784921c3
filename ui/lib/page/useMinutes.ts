import { useEffect } from "react";
import { minute } from "../../../domain/shared/clock.ts";
import { useUnit } from "../useUnit.ts";
import { nowRequested } from "./now.ts";

/** Tells the time anew each minute, for a page that stays open. */
export const useMinutes = (isCounting = true): void => {
  const tell = useUnit(nowRequested);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => tell(), minute);
    return () => clearInterval(timer);
  }, [isCounting, tell]);
};
