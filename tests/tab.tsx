import { setImmediate as immediately } from "node:timers/promises";
import { allSettled, type EventCallable, fork, type Store } from "effector";
import { Provider } from "effector-react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, MemoryRouter, StaticRouterProvider } from "react-router-dom";
import { memoryStore } from "../adapters/memory/shared/keyValueStore.ts";
import type { SessionKeeping } from "../adapters/supabase/shared/client.ts";
import { followSession } from "../src/browser/live.ts";
import { club } from "./club.ts";
import { openContainer } from "../src/container.ts";
import type { Backend, Device } from "../src/bindings.ts";
import { createResolver } from "../src/resolver.ts";
import { features } from "../src/features.ts";
import { openPage } from "../src/openPage.ts";
import { piecesOf } from "../src/page.ts";
import { siteRoutes } from "../src/routes.tsx";
import { handlersFrom } from "../src/handlers.ts";
import { Document } from "../ui/app/Document.tsx";
import { $club } from "../ui/lib/page/club.ts";
import type { AdminView } from "../ui/lib/page/slots.ts";
import { visitorArrived } from "../ui/lib/page/visitor.ts";
import { $siteAddress } from "../ui/lib/page/site.ts";
import { type Screen, screenOf } from "./screen.ts";

const site = "http://site.test";
const pieces = piecesOf(features);

/** What a view of the panel shows is loaded by an effect of its component. */
const loadViews = async () => {
  for (const piece of pieces) {
    const view = piece.slot === "adminView" ? (piece.here() as AdminView | undefined) : undefined;
    await view?.parts.fetch();
  }
};

const { query, dataRoutes } = createStaticHandler(siteRoutes);

type Settings = {
  readonly backend: Backend;
  /** Which page is opened. */
  readonly path: string;
  readonly keeping?: SessionKeeping;
  readonly navigator?: Device["navigator"];
};

/** A tab with an open page of the whole site, composed as in `src/browser/client.tsx`. Effects of React components don't run. */
export const openTab = async ({ backend, path, keeping = "nowhere", navigator = {} }: Settings) => {
  const opened = openContainer(backend, { storage: memoryStore(), navigator }, keeping);
  const resolveUseCase = createResolver(async () => opened);
  const scope = fork({
    handlers: handlersFrom(resolveUseCase),
    values: [
      [$club, club],
      [$siteAddress, site],
    ],
  });
  followSession(scope, opened.port("session"));

  const open = async (where: string) => {
    const context = await query(new Request(site + where));
    if (context instanceof Response) throw new Error(`${where} leads elsewhere`);
    await openPage(scope, context.matches, new URL(where, site).search);
    await loadViews();
    return context;
  };
  let context = await open(path);
  await allSettled(visitorArrived, { scope });

  const render = (view: ReactNode): Screen => screenOf(renderToString(<Provider value={scope}>{view}</Provider>));

  return {
    /** Triggers an event. Resolves once all its effects and the session's events are done. */
    async do<Params>(event: EventCallable<Params>, params: NoInfer<Params>) {
      await allSettled(event as EventCallable<unknown>, { scope, params });
      await immediately();
      await allSettled(scope);
    },
    get<State>(store: Store<State>): State {
      return scope.getState(store);
    },
    /** A stored draft of the device. */
    draft: async (name: string) => (await resolveUseCase("recallDraft"))(name),
    async open(where: string) {
      context = await open(where);
    },
    /** The whole page, with its layout. */
    screen: () =>
      render(
        <Document themeColour="">
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Document>,
      ),
    /** A part of a dialog. Dialogs render only in a browser. */
    part: (view: ReactNode) => render(<MemoryRouter>{view}</MemoryRouter>),
  };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;
