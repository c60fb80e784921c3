import { useEffect, useEffectEvent, useState } from "react";
import { type LazyModule, useLazyModule } from "../design/components/lazyModule.ts";
import { failed, type Loaded, loading, ready } from "../lib/loading/loaded.ts";
import type { AdminView, ViewParts } from "../lib/page/slots.ts";

/** The parts of the shown view, and another try after their loading failed. */
export const useViewParts = ({
  parts,
}: AdminView): { readonly state: Loaded<ViewParts>; readonly retry: () => void } => {
  const [lost, setLost] = useState<LazyModule<ViewParts> | null>(null);
  const isLost = lost === parts;
  const there = useLazyModule(parts, !isLost, () => setLost(parts));
  return { state: there ? ready(there) : isLost ? failed : loading, retry: () => setLost(null) };
};

/** Milliseconds in the panel after which the views that weren't shown yet are loaded. */
const rest = 5000;

/**
 * Loads the parts of all views once the shown one has had its time: in a hall without a network, the staff opens another one and enters a
 * score there. One after the other; a failure ends it, and each view is loaded again when it is shown.
 */
export const useAllViews = (views: readonly AdminView[]): void => {
  const loadAll = useEffectEvent(async () => {
    for (const { parts } of views) await parts.fetch();
  });
  useEffect(() => {
    const timer = setTimeout(() => loadAll().catch(() => {}), rest);
    return () => clearTimeout(timer);
  }, []);
};
