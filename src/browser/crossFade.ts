import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

const lessMotion = "(prefers-reduced-motion: reduce)";

/** A device that draws a page in so many milliseconds has time to show how it comes. */
const quick = 30;

/**
 * Lets a page pass into the next (the theme says how) where the browser can show that, when the next is there already
 * and the device drew the last one quickly: a passage takes time before the first word of the new page is seen.
 */
export const crossFade = (
  router: Router,
  isThere: (path: string) => boolean,
  now: () => number = () => performance.now(),
): void => {
  const go = router.navigate;
  let took = Infinity;

  const goQuickly = async (to: never, options: Parameters<typeof go>[1]): Promise<void> => {
    const begun = now();
    await go(to, { ...options, flushSync: true });
    took = now() - begun;
  };

  const fade = async (to: never, options?: Parameters<typeof go>[1]): Promise<void> => {
    if (typeof to !== "string" || !isThere(to)) return go(to, options);
    const canFade = typeof document.startViewTransition === "function" && !matchMedia(lessMotion).matches;
    if (!canFade || took > quick) return goQuickly(to, options);
    const { finished, ready, updateCallbackDone } = document.startViewTransition(() => goQuickly(to, options));
    // A hidden tab, or the next click, ends it early. Nothing is lost by that.
    for (const end of [finished, ready]) end.catch(() => {});
    return updateCallbackDone;
  };
  Object.assign(router, { navigate: fade });
};
