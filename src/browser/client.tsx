import { allSettled, createWatch, fork, type Scope } from "effector";
import { Provider } from "effector-react";
import type { Container } from "inversify";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { carefulStorage } from "../../adapters/browser/storage.ts";
import { sessionName } from "../../adapters/sessionName.ts";
import { sessionChanged } from "../../ui/accounts/session/session.ts";
import { Document } from "../../ui/app/Document.tsx";
import { readerArrived, readerReturned } from "../../ui/lib/page/reader.ts";
import { siteRoutes } from "../routes.ts";
import { $club } from "../../ui/lib/page/club.ts";
import { focusContent } from "../../ui/lib/focusContent.ts";
import { club } from "virtual:club";
import type { Project } from "../../adapters/supabase/shared/client.ts";
import { createResolver } from "../resolver.ts";
import { lazily } from "../lazily.ts";
import { isForStaff, openPage } from "../openPage.ts";
import { type PageState, pageStateId, type PublicBackend } from "../pageState.ts";
import { SessionToken } from "../portTokens.ts";
import { type Find, handlersFrom } from "../wiring.ts";
import { crossFade } from "./crossFade.ts";
import { resolveLazily } from "./lazyRoutes.ts";
import { bootServices } from "./bootServices.ts";
import { followChanges, followSession } from "./live.ts";
import { prefetchCache } from "./prefetchCache.ts";
import { linkPrefetch } from "./linkPrefetch.ts";
import { pagePrefetch } from "./pagePrefetch.ts";

/** Takes the server's page over. The loader in the page calls it, once; what was pressed before waits until it ends. */
export const start = async (): Promise<void> => {
  const { stores, backend: publicBackend } = JSON.parse(
    document.getElementById(pageStateId)?.textContent ?? "",
  ) as PageState;
  const device = {
    storage: carefulStorage(() => localStorage),
    navigator,
    confirm: (question: string) => confirm(question),
  };
  // Behind this word stands what a built site holds nothing of: the memory backend, its data, the panel.
  const demo = import.meta.env.DEV ? (await import("../dev/demo.ts")).openDemo(device.storage) : undefined;
  const backend = demo?.ports ?? reachable(publicBackend);

  let container: Container | undefined;
  const open = lazily(async () => {
    container = await (await import("../container.ts")).openContainer(backend, device);
    followSession(scope, container.get(SessionToken));
    return container;
  });
  const light = bootServices(backend, device);
  // A container that is there knows more: who signed in on a device that keeps nothing, for one.
  const { find: findInside, fetchStaffRoom } = createResolver(open, backend);
  const find: Find = async (token) => (container ? undefined : (light(token) as never)) ?? findInside(token);
  const answers = prefetchCache(find);
  const scope = fork({
    handlers: handlersFrom(find, answers.take),
    values: { ...stores, [$club.sid as string]: club },
  });

  // The first render must be the server's, so the page's own chunk has to be there.
  const matches = matchRoutes(siteRoutes, location) ?? [];
  await resolveLazily(matches);
  if (isForStaff(matches) && device.storage.getItem(sessionName)) fetchStaffRoom().catch(() => {}); // Their first act tries again.
  const router = createBrowserRouter(siteRoutes, { hydrationData: { loaderData: {} } });
  let shown = router.state.location;
  let isOurs = false;
  const openCurrent = () => void openPage(scope, router.state.matches, router.state.location.search);
  const follow = ({ location, navigation }: typeof router.state) => {
    if (!isOurs || navigation.state !== "idle" || pageAt(location) === pageAt(shown)) return;
    // A new place begins at its start for the keyboard and for screen readers too. This happens before the old page is
    // taken away: taking away the link that has the focus would cost a layout.
    if (placeIn(location) !== placeIn(shown) || followedLink()) focusContent();
    shown = location;
    openCurrent();
  };
  // Before the views do the same: they are drawn once, with what is known of the page already, and as high as it is then.
  router.subscribe(follow);

  const hydrated = new Promise<void>((resolve) => createWatch({ unit: readerArrived, scope, fn: () => resolve() }));
  // In small steps: one long one would keep the browser from answering a touch.
  startTransition(() => {
    hydrateRoot(
      document,
      <Provider value={scope}>
        <Document>
          <RouterProvider router={router} useTransitions={false} />
        </Document>
      </Provider>,
    );
  });

  // On memory the data are this browser's: the server's page can't know them.
  if (demo) createWatch({ unit: readerArrived, scope, fn: openCurrent });
  await hydrated;

  // The backend's own links, in mails that no template of ours was made for, bring a session along. So can any link.
  if (location.hash.includes("access_token=")) {
    void import("./broughtSession.ts").then(({ takeBroughtSession }) => takeBroughtSession(scope, router));
  }

  // Not before: what these change would differ from the server's page while it is taken over. A link may have been
  // followed in the moment between.
  isOurs = true;
  follow(router.state);
  noticeReturns(scope);
  followChanges(scope, find);
  const isWarm = linkPrefetch({
    warm: pagePrefetch({ router, find: answers.find, fetchStaffRoom }),
    forget: answers.forget,
  });
  crossFade(router, isWarm);
  if (import.meta.env.DEV && demo) {
    void import("../dev/panel.tsx").then(({ mountPanel }) => mountPanel({ demo, scope, find, openCurrent }));
  }
};

/** What tells one page from the next. Another place on the same page (`#…`) loads nothing. */
const pageAt = ({ pathname, search }: { readonly pathname: string; readonly search: string }) => pathname + search;

/** Another page of a list is another place to whoever reads it. Another filter is not. */
const placeIn = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;

/** Whether a link of the page itself led here: it may be gone with what it changed. */
const followedLink = (): boolean => document.activeElement?.matches("main a:not([role])") ?? false;

/** A project on the page's own host has an address only here, where the host is known. */
const reachable = (backend: PublicBackend): Project => {
  if (backend === "memory") throw new Error("The memory backend is there in development only");
  return { ...backend, url: new URL(backend.url, location.href).href.replace(/\/$/, "") };
};

const noticeReturns = (scope: Scope): void => {
  const tell = (unit: typeof readerReturned) => () => void allSettled(unit, { scope });
  addEventListener("focus", tell(readerReturned));
  addEventListener("online", tell(readerReturned));
  addEventListener("pageshow", ({ persisted }) => persisted && tell(readerReturned)());
  // Another tab signed in or out.
  addEventListener("storage", ({ key }) => key === sessionName && tell(sessionChanged)());
};
