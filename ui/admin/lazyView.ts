import { useEffect, useEffectEvent, useState } from "react";
import { useOnline } from "../design/components/feedback/OfflineBar.tsx";
import { type LazyModule, useLazyModule } from "../design/components/lazyModule.ts";
import { failed, type Loaded, loading, ready } from "../lib/loading/loaded.ts";
import { savesData } from "../lib/page/savesData.ts";
import type { AdminView, ViewParts } from "../lib/page/slots.ts";

/** The parts of the shown view. Loading that failed is tried again by `retry`, when the network is back, and when the view is shown again. */
export const useViewParts = ({
  parts,
}: AdminView): { readonly state: Loaded<ViewParts>; readonly retry: () => void } => {
  const [lost, setLost] = useState<LazyModule<ViewParts> | null>(null);
  const isOnline = useOnline();
  useEffect(() => () => setLost(null), [parts, isOnline]);
  const isLost = lost === parts;
  const there = useLazyModule(parts, !isLost, () => setLost(parts));
  return { state: there ? ready(there) : isLost ? failed : loading, retry: () => setLost(null) };
};

/** Milliseconds that the shown view has for itself. */
const pause = 5000;

/**
 * Loads the parts of the other views, one after the other, a while after the panel was opened and after each return of the network: in a
 * hall without one, the staff opens another view and enters a score there. Not on devices that save data.
 */
export const usePreloadedViews = (views: readonly AdminView[]): void => {
  const isOnline = useOnline();
  const load = useEffectEvent(async () => {
    for (const { parts } of views) await parts.fetch().catch(() => {});
  });
  useEffect(() => {
    if (!isOnline || savesData()) return;
    const timer = setTimeout(load, pause);
    return () => clearTimeout(timer);
  }, [isOnline]);
};
