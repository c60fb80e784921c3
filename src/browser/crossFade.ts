import type { SiteRouter } from "./router.ts";

const lessMotion = "(prefers-reduced-motion: reduce)";

/** Milliseconds in which a device has to render a page for a transition to be shown. */
const quick = 30;

/**
 * Adds a view transition to navigations (its style is in the design tokens), when the browser supports it, the next page is prefetched,
 * and the device rendered the last page quickly: a transition delays the new page's first paint.
 */
export const crossFade = (
  router: Pick<SiteRouter, "navigate">,
  isThere: (path: string) => boolean,
  now: () => number = () => performance.now(),
): void => {
  const go = router.navigate;
  let took = Infinity;

  const goQuickly: typeof go = async (to, options) => {
    const begun = now();
    await go(to, { ...options, flushSync: true });
    took = now() - begun;
  };

  const fade: typeof go = async (to, options) => {
    if (typeof to !== "string" || !isThere(to)) return go(to, options);
    const canFade = typeof document.startViewTransition === "function" && !matchMedia(lessMotion).matches;
    if (!canFade || took > quick) return goQuickly(to, options);
    const { finished, ready, updateCallbackDone } = document.startViewTransition(() => goQuickly(to, options));
    // A hidden tab, or the next click, ends the transition early, without harm.
    for (const end of [finished, ready]) end.catch(() => {});
    return updateCallbackDone;
  };
  Object.assign(router, { navigate: fade });
};
