import { allSettled, createWatch, type Scope } from "effector";
import { minute } from "../../domain/shared/clock.ts";
import { laterPiecesCame } from "../../ui/lib/page/laterPieces.ts";
import { $moment } from "../../ui/lib/page/moment.ts";
import { visitorReturned } from "../../ui/lib/page/visitor.ts";
import { lazily } from "../lazily.ts";
import { openPieces } from "../openPage.ts";
import { afterPaint } from "./afterPaint.ts";
import { resolveLazily } from "./lazyRoutes.ts";
import type { SiteRouter } from "./router.ts";

/** The server rounds its time down to so many milliseconds. */
const rounding = 15 * minute;

/** Milliseconds before the pieces are rendered anew: who comes back by pressing one of their links presses it to the end. */
const delay = 500;

/**
 * Loads the pieces that the first page has come without, once what they show may have changed: the visitor's zone is another one, a
 * quarter of an hour has passed, they come back, or they open another page: what stands above both stays, and the first page is ready
 * for going back. Without a network it waits for one. Returns a function for one more reason: the pieces are missing.
 */
export const loadLaterPieces = (scope: Scope, router: Pick<SiteRouter, "state" | "subscribe">): (() => void) => {
  const { matches } = router.state;
  const isLeft = () => router.state.matches.at(-1)?.route !== matches.at(-1)?.route;
  const rendered = scope.getState($moment);
  let isOld = false;
  const load = lazily(async () => {
    await resolveLazily(matches);
    await new Promise((resolve) => setTimeout(resolve, delay));
    // Another page was opened with its pieces. With other parameters it is the same page, of another team for example.
    if (!isLeft()) void openPieces(scope, router.state.matches);
    await allSettled(laterPiecesCame, { scope, params: { isOld } });
  });
  const want = (because: { readonly isOld: boolean }) => {
    isOld ||= because.isOld;
    if (navigator.onLine) load().catch(() => {});
  };
  createWatch({ unit: visitorReturned, scope, fn: () => want({ isOld: true }) });
  createWatch({
    unit: $moment,
    scope,
    fn: ({ now, zone }) => {
      const hasPassed = now - rendered.now >= rounding;
      if (hasPassed || zone !== rendered.zone) want({ isOld: hasPassed });
    },
  });
  const unsubscribe = router.subscribe(() => {
    if (!isLeft()) return;
    unsubscribe();
    void afterPaint().then(() => want({ isOld: false }));
  });
  return () => want({ isOld: false });
};
