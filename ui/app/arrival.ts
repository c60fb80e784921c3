import { useEffect } from "react";
import { nowRequested } from "../lib/page/now.ts";
import { visitorArrived } from "../lib/page/visitor.ts";
import { useUnit } from "../lib/useUnit.ts";

/** Tells the models that the page is hydrated: changes from here on can't cause a mismatch. */
export const useArrival = (): void => {
  const { arrive, askTime } = useUnit({ arrive: visitorArrived, askTime: nowRequested });
  // In tasks of their own, after the one that ends the hydration.
  useEffect(() => {
    const tasks = [arrive, askTime].map((tell) => setTimeout(tell));
    return () => tasks.forEach((task) => clearTimeout(task));
  }, [arrive, askTime]);
};
