import type { SiteRouter } from "./router.ts";

const lessMotion = "(prefers-reduced-motion: reduce)";

/** Milliseconds in which a device has to render a page for a transition to be shown, which delays the first paint. */
const quick = 60;

/** The name in the style (`GlobalStyle.tsx`) of what moves from one page to the next. */
const moved = "shared";

/** The element that stands for the page at `path`, here and there: an element says it by `data-shared`. The pressed one comes first. */
const standsFor = (path: string): HTMLElement | undefined => {
  const pressed = document.activeElement?.closest<HTMLElement>("[data-shared]");
  const all = [...document.querySelectorAll<HTMLElement>("[data-shared]")];
  return [...(pressed ? [pressed] : []), ...all].find(({ dataset }) => dataset["shared"] === path);
};

/**
 * Makes one element of both pages the same one for a transition: the row of a match becomes the board on the match's page, and the board
 * becomes the row again. Call it before the transition begins.
 * @param paths of the next page and of this one: what stands for the first of them is taken
 * @returns `onNext` for when the next page is shown, `end` for when the transition is over
 */
const share = (paths: readonly string[]) => {
  const path = paths.find(standsFor);
  const here = path === undefined ? undefined : standsFor(path);
  let there: HTMLElement | undefined;
  here?.style.setProperty("view-transition-name", moved);
  return {
    onNext() {
      // React may keep the element for the next page.
      here?.style.removeProperty("view-transition-name");
      there = here && path !== undefined ? standsFor(path) : undefined;
      there?.style.setProperty("view-transition-name", moved);
    },
    end: () => void there?.style.removeProperty("view-transition-name"),
  };
};

/**
 * Adds a view transition to navigations (its style is in the design tokens), when the browser supports it, the next page is prefetched,
 * and the device rendered the last page quickly: a transition delays the new page's first paint.
 */
export const crossFade = (
  router: Pick<SiteRouter, "navigate" | "state">,
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
    const shared = share([to, router.state.location.pathname]);
    const { finished, ready, updateCallbackDone } = document.startViewTransition(async () => {
      await goQuickly(to, options);
      shared.onNext();
    });
    // A hidden tab, or the next click, ends the transition early, without harm.
    ready.catch(() => {});
    void finished.catch(() => {}).then(shared.end);
    return updateCallbackDone;
  };
  Object.assign(router, { navigate: fade });
};
