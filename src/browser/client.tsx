import { allSettled, createWatch, fork, type Scope } from "effector";
import { Provider } from "effector-react";
import type { Opened } from "../container.ts";
import { startTransition } from "react";
import { club } from "virtual:club";
import { hydrateRoot } from "react-dom/client";
import { scoreChoiceName } from "../../adapters/browser/deviceScores.ts";
import { carefulStorage } from "../../adapters/browser/storage.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { $memberId, sessionChanged } from "../../ui/accounts/session/session.ts";
import { Document } from "../../ui/app/Document.tsx";
import { visitorArrived, visitorReturned } from "../../ui/lib/page/visitor.ts";
import { insteadOf, siteRoutes } from "../routes.tsx";
import { $now } from "../../ui/lib/page/now.ts";
import { $pageTexts, clubWith, type SectionTexts } from "../../ui/club/pages/texts.ts";
import { $club } from "../../ui/lib/page/club.ts";
import { $siteState, $switchedOff } from "../../ui/lib/page/siteState.ts";
import { $captchaProvider, $pictureHost } from "../../ui/lib/page/site.ts";
import { changeHinted } from "../../ui/lib/live/following.ts";
import { appStarts, needNetwork } from "../../ui/design/components/lazyModule.ts";
import { focusContent } from "../../ui/lib/focusContent.ts";
import type { Watched } from "../../domain/shared/ports.ts";
import type { Project } from "../../adapters/supabase/shared/client.ts";
import type { UseCases } from "../../domain/useCases.ts";
import { features } from "../features.ts";
import { createResolver, type ResolveUseCase, loadStaff } from "../resolver.ts";
import { lazily } from "../lazily.ts";
import { buildOf } from "../visitorReads.ts";
import { isForStaff, loadModules, openPage, openPieces, openSite } from "../openPage.ts";
import { type PageState, pageStateId, type PublicBackend } from "../pageState.ts";
import { handlersFrom } from "../handlers.ts";
import { withinOneSecond } from "../withinOneSecond.ts";
import { crossFade } from "./crossFade.ts";
import { resolveLazily } from "./lazyRoutes.ts";
import { bootServices } from "./bootServices.ts";
import { followSession } from "./live.ts";
import { prefetchCache } from "./prefetchCache.ts";
import { followColours } from "./followColours.ts";
import { linkPrefetch, pathOf } from "./linkPrefetch.ts";
import { pagePrefetch } from "./pagePrefetch.ts";
import { createSiteRouter } from "./router.ts";
import { keepScroll } from "./scroll.ts";
import { retryFailedPictures } from "./failedPictures.ts";
import { SiteView } from "./SiteView.tsx";
import { addressFrom, countOpened, firstReferrer } from "./views.ts";
import { visitorServices } from "./visitorServices.ts";

export { replay } from "./replay.ts";

/** Hydrates the server's page. The loader calls it once, and replays early presses when it ends. */
export const start = async (): Promise<void> => {
  appStarts(true);
  const { stores, backend: publicBackend } = JSON.parse(
    document.getElementById(pageStateId)?.textContent ?? "",
  ) as PageState;
  const device = {
    storage: carefulStorage(() => localStorage),
    navigator,
    confirm: (question: string) => confirm(question),
    colours: club.colours,
    pages: async () => (await import("../ownPages.ts")).ownPages,
  };
  // A built site contains none of this: the memory backend, its data, the developer's panel.
  const demo = import.meta.env.DEV ? (await import("../dev/demo.ts")).openDemo(device.storage) : undefined;
  const backend = demo?.place ?? reachable(publicBackend);

  let container: Opened | undefined;
  const open = lazily(async () => {
    needNetwork();
    const { openContainer } = await import("../container.ts");
    container = openContainer(backend, device);
    followSession(scope, container.port("session"));
    return container;
  });
  const withoutContainer = bootServices(backend, device);
  const resolveInContainer = createResolver(open);
  const forVisitors = visitorServices("url" in backend ? buildOf(import.meta.url) : undefined, resolveInContainer);
  // Once loaded, the container answers for the session: devices without storage have their session only there. A new session follows
  // changes anew.
  const isVisitors = (name: keyof UseCases) =>
    name === "followChanges"
      ? scope.getState($memberId) === null
      : !container && device.storage.getItem(sessionName) === null;
  const resolveUseCase: ResolveUseCase = async (name) =>
    withoutContainer[name] ?? (isVisitors(name) ? await forVisitors(name) : undefined) ?? resolveInContainer(name);
  const answers = prefetchCache(resolveUseCase);
  const scope = fork({
    handlers: handlersFrom(resolveUseCase, answers.takePrefetched),
    values: {
      ...stores,
      [$club.sid as string]: clubWith(
        (stores[$pageTexts.sid as string] ?? {}) as SectionTexts,
        (stores[$pictureHost.sid as string] ?? "") as string,
      ),
      // The page's state names it already.
      ...(publicBackend !== "memory" && { [$captchaProvider.sid as string]: publicBackend.captcha?.provider ?? null }),
    },
  });

  const writtenColours = scope.getState($club).colours;

  // The first render must equal the server's, so the page's chunk is loaded before it.
  const insteadNow = (match: Parameters<typeof insteadOf>[0]) => insteadOf(match, scope.getState($switchedOff));
  const router = createSiteRouter(siteRoutes, undefined, undefined, insteadNow);
  const { matches } = router.state;
  await resolveLazily(matches);
  await loadModules(scope, matches);
  if (isForStaff(matches) && device.storage.getItem(sessionName)) loadStaff().catch(() => {}); // Their first act tries again.
  const scroll = keepScroll(router);
  let shown = router.state.location;
  let isOurs = false;
  let keep: ((path: string) => void) | undefined;
  const openCurrent = async () => {
    // The memory backend's data are this browser's: the server doesn't know them.
    if (demo) await openSite(scope);
    if (demo && insteadNow(router.state.matches.at(-1))) {
      await router.navigate(router.state.location, { replace: true, preventScrollReset: true });
    }
    const { location, matches } = router.state;
    await Promise.all([openPage(scope, matches, location.search), openPieces(scope, matches)]);
  };
  // A lost view is not told.
  const countView = (referrer: string) =>
    void resolveUseCase("countPageView")
      .then((count) => countOpened(count, referrer))
      .catch(() => {});
  const follow = () => {
    const { location, isLoading } = router.state;
    if (!isOurs || isLoading || pathOf(location) === pathOf(shown)) return;
    // After a navigation, keyboard and screen readers start at the top. The focus moves before the old page is removed:
    // removing the focused link would cost a layout.
    const isTabChosen = isOnTab() && topOf(location) === topOf(shown);
    if ((placeIn(location) !== placeIn(shown) && !isTabChosen) || followedLink()) focusContent();
    if (router.state.isLost) return; // The visit that has the page's file opens it.
    shown = location;
    countView(window.location.href);
    keep?.(pathOf(location));
    void openCurrent();
  };
  // Before the views' own subscription: then they render once, with the stores of the new page.
  router.subscribe(follow);

  const hydrated = new Promise<void>((resolve) => createWatch({ unit: visitorArrived, scope, fn: () => resolve() }));
  // A transition renders in small steps, so that the browser can answer a press in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <Provider value={scope}>
        <Document themeColour={themeColourNow()}>
          <SiteView router={router} scroll={scroll} />
        </Document>
      </Provider>,
    );
  });

  await hydrated;
  appStarts(false);
  // Opening the page anew resets the results of presses, so early presses wait for it, at most a second.
  if (demo) await withinOneSecond(openCurrent());

  // Default mail templates of the backend lead here with a session, or an error, in the address. Any other page can do so too.
  if (linkOutcome.test(location.hash)) {
    void import("./linkSession.ts").then(({ takeLinkOutcome }) => takeLinkOutcome(scope, router));
  }

  // Not earlier: these changes would differ from the server's page during hydration. A link may have been followed meanwhile.
  isOurs = true;
  if (demo) countView(firstReferrer());
  follow();
  noticeReturns(scope);
  followColours(scope, writtenColours);
  retryFailedPictures(scope);
  for (const { start } of features) start?.(scope, (name) => resolveUseCase(name as keyof UseCases));
  const links = linkPrefetch({
    warm: pagePrefetch({
      router,
      resolveUseCase: answers.resolveUseCase,
      values: {
        [$club.sid as string]: scope.getState($club),
        [$pictureHost.sid as string]: scope.getState($pictureHost),
        [$now.sid as string]: scope.getState($now),
        [$siteState.sid as string]: scope.getState($siteState),
      },
    }),
    forget: answers.forget,
  });
  // The data may have changed: a refresh takes no answer prefetched before. Watchers run before effects.
  createWatch<Watched | void>({ unit: [changeHinted, visitorReturned], scope, fn: links.forget });
  crossFade(router, links.isPrefetched);
  // Later than all that a visitor waits for.
  if (!import.meta.env.DEV && features.some(({ name }) => name === "offline")) {
    const begin = () => import("./keepPages.ts").then(({ keepPages }) => (keep = keepPages()));
    setTimeout(() => begin().catch(() => {}), 2_000);
  }
  if (import.meta.env.DEV && demo) {
    void import("../dev/panel.tsx").then(({ mountPanel }) => mountPanel({ demo, scope, resolveUseCase, openCurrent }));
  }
};

/** The fragments that the backend's own links lead to. src/browser/loader.js starts the app for any with a "=". */
const linkOutcome = /[#&](access_token|error|error_code|message)=/;

/** As the server wrote it: React looks for the same element. */
const themeColourNow = (): string => document.querySelector('meta[name="theme-color"]')?.getAttribute("content") ?? "";

/** Identifies what the reader sees as a place: another page of a list is one, another filter isn't. */
const placeIn = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;

/** The page that others stand below: the panel of its views. */
const topOf = ({ pathname }: { readonly pathname: string }) => pathname.split("/", 2)[1];

/** True when the focus is on a tab with an address of its own, which stays. */
const isOnTab = (): boolean => document.activeElement?.matches("main [role='tab']") ?? false;

/** True when a link of the content was followed: it may be removed with the old page. */
const followedLink = (): boolean => document.activeElement?.matches("main a:not([role])") ?? false;

/** Completes the address of a backend on the page's own host, which is known here only. */
const reachable = (backend: PublicBackend): Project => {
  if (backend === "memory") throw new Error("The memory backend is there in development only");
  const { url, anonKey, captcha } = backend;
  const solveCaptcha = captcha && (async () => (await import("./captcha.tsx")).solveCaptcha(captcha));
  return { url: addressFrom(url), anonKey, ...(solveCaptcha && { solveCaptcha }) };
};

const noticeReturns = (scope: Scope): void => {
  const tell = (unit: typeof visitorReturned) => () => void allSettled(unit, { scope });
  addEventListener("focus", tell(visitorReturned));
  addEventListener("online", tell(visitorReturned));
  addEventListener("pageshow", ({ persisted }) => persisted && tell(visitorReturned)());
  // A tab has hidden or shown scores.
  addEventListener("storage", ({ key }) => key === scoreChoiceName && tell(visitorReturned)());
  // A tab has signed in or out.
  addEventListener("storage", ({ key }) => key === sessionName && tell(sessionChanged)());
};
