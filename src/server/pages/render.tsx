import { fork, serialize, type StoreValue } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { $pageTexts } from "../../../ui/club/pages/texts.ts";
import { $moment, clubZone } from "../../../ui/lib/page/moment.ts";
import { $siteState, $switchedOff, isUnchanged } from "../../../ui/lib/page/siteState.ts";
import { $captchaProvider, $pictureHost, $siteAddress } from "../../../ui/lib/page/site.ts";
import { Document } from "../../../ui/app/Document.tsx";
import { sourcesOf } from "../../page.ts";
import { isSwitchedOff, nowhere, siteRoutes } from "../../routes.tsx";
import { $club } from "../../../ui/lib/page/club.ts";
import { club } from "virtual:club";
import { GlobalStyle } from "../../../ui/design/tokens/GlobalStyle.tsx";
import { openPage, openPieces, openSite, shownBy, startsAtOnce, statusOf, viewedOn } from "../../openPage.ts";
import { handlersFrom } from "../../handlers.ts";
import { CompiledOnce } from "./CompiledOnce.tsx";
import { pageStyleId } from "../../pageState.ts";
import type { Find } from "../../resolver.ts";
import { type PageStyle, pageStyle } from "./pageStyle.ts";

type Style = Pick<PageStyle, "components"> & {
  /** The elements for the page's head. */
  readonly elements: string;
  /** Their contents, which the content security policy hashes. */
  readonly texts: readonly string[];
};

export type Rendered = {
  readonly status: number;
  readonly html: string;
  readonly style: Style;
  readonly stores: Record<string, unknown>;
  readonly shown: ReturnType<typeof shownBy>;
  readonly tip: ReturnType<typeof viewedOn>;
  readonly startsAtOnce: boolean;
  /** The source files of the page's routes. */
  readonly sources: readonly string[];
};

type Handlers = ReturnType<typeof handlersFrom>;

/** Yields to the event loop between two renderings: one blocks the server's thread for up to 30 ms. */
let lastTurn = Promise.resolve();
const turn = (): Promise<void> => (lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve))));

const { query, dataRoutes } = createStaticHandler(siteRoutes);

// Milliseconds. The time is rounded down to it, so that an unchanged page keeps its ETag.
const quarter = 900_000;

/** What the staff has changed of a site, with the texts that every page has. */
type Site = { readonly state: StoreValue<typeof $siteState>; readonly texts: StoreValue<typeof $pageTexts> };
/** What was last known of each site. */
const lastStates = new WeakMap<Find, Site["state"]>();

// Milliseconds. A page that needs nothing else of the backend isn't held up by one that doesn't answer.
const patience = 1_000;

/** Waits for an answer, but not for long. */
const soon = async (answer: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  await Promise.race([answer, late]);
  clearTimeout(timer);
};

/**
 * Reads what the staff has changed of the site; without an answer soon, what is known, without texts: the browser reads those that a
 * page lacks, but none that it has. In a scope of its own: a page's scope settles only once all its reads are answered.
 */
const readSiteSoon = async (find: Find, handlers: Handlers): Promise<Site> => {
  const scope = fork({ handlers, values: [[$siteState, lastStates.get(find) ?? $siteState.defaultState]] });
  const known = (): Site => ({ state: scope.getState($siteState), texts: scope.getState($pageTexts) });
  await soon(openSite(scope).then(() => void lastStates.set(find, known().state)));
  return known();
};

/** Renders a page as a visitor sees it. A `Response` is a redirect. */
export const render = async (
  request: Request,
  find: Find,
  siteAddress: string,
  pictureHost: string,
  now: number,
  captchaProvider: StoreValue<typeof $captchaProvider> = null,
): Promise<Rendered | Response> => {
  const found = await query(request);
  if (found instanceof Response) return found;

  // The visitor's browser has reached the site, so errors don't blame its connection.
  const handlers = handlersFrom(find, undefined, { answer: "bad" });
  const { state: siteState, texts } = await readSiteSoon(find, handlers);
  const scope = fork({
    handlers,
    values: [
      [$club, club],
      [$siteAddress, siteAddress],
      [$pictureHost, pictureHost],
      [$captchaProvider, captchaProvider],
      [$moment, { now: now - (now % quarter), zone: clubZone }],
      [$siteState, siteState],
      [$pageTexts, texts],
    ],
  });
  const isOff = isSwitchedOff(found.matches.at(-1)?.route.path, scope.getState($switchedOff));
  const context = isOff ? await query(new Request(new URL(nowhere, request.url))) : found;
  if (context instanceof Response) return context;
  const opened = Promise.all([
    openPage(scope, context.matches, new URL(request.url).search),
    openPieces(scope, context.matches),
  ]);
  // Other pages show texts alone: the folder's, until the browser has read the changed ones.
  const showsData = shownBy(scope, context.matches).kinds.length > 0;
  await (showsData ? opened : soon(opened));

  await turn();
  const { html, style } = styled(
    <Provider value={scope}>
      <Document>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Document>
    </Provider>,
  );
  return {
    status: statusOf(scope, context.matches),
    html,
    style,
    shown: shownBy(scope, context.matches),
    tip: viewedOn(scope, context.matches),
    startsAtOnce: startsAtOnce(scope, context.matches),
    stores: serialize(scope, {
      ignore: [$club, $captchaProvider, ...(isUnchanged(siteState) ? [$siteState, $pageTexts] : [])],
    }),
    sources: context.matches.flatMap(({ route }) => sourcesOf(route.id)),
  };
};

// All data are loaded before rendering, so nothing suspends and no stream is needed. React's stream also needs inline
// scripts, which the content security policy forbids.
const withRules = (app: React.ReactNode) => {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<CompiledOnce>{app}</CompiledOnce>));
    const [, written = ""] = /^<style[^>]*>(.*)<\/style>$/s.exec(sheet.getStyleTags()) ?? [];
    return { html, ...pageStyle(written) };
  } finally {
    sheet.seal();
  }
};

// Every page holds these rules, so the client bundle needn't. Outside the element of styled-components: a browser that
// adds a rule to a sheet with font rules lays out all text again.
const shared = withRules(<GlobalStyle />).rules;

/** Renders a document to HTML, with its style elements apart. */
export const styled = (app: React.ReactNode): { readonly html: string; readonly style: Style } => {
  const { html, rules, components } = withRules(app);
  const elements = `<style>${shared}</style><style id="${pageStyleId}">${rules}</style>`;
  return { html, style: { elements, texts: [shared, rules], components } };
};
