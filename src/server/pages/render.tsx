import { fork, serialize, type StoreValue } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { $pageTexts, clubWith } from "../../../ui/club/pages/texts.ts";
import { $now, clubZone } from "../../../ui/lib/page/now.ts";
import { $siteState, $switchedOff, isUnchanged } from "../../../ui/lib/page/siteState.ts";
import { $captchaProvider, $pictureHost, $sendsMails, $siteAddress } from "../../../ui/lib/page/site.ts";
import { Document } from "../../../ui/app/Document.tsx";
import { sourcesOf } from "../../page.ts";
import { insteadOf, siteRoutes } from "../../routes.tsx";
import { $club } from "../../../ui/lib/page/club.ts";
import { DrawingContext } from "../../../ui/design/components/media/contexts.ts";
import { drawnBy } from "../../../ui/design/drawings/picture.ts";
import { drawingOf } from "../documents/drawings.ts";
import { club } from "virtual:club";
import { type ClubColours, colourMark } from "../../../domain/club/colours.ts";
import { isCounted } from "../../../domain/club/reading/pageViews.ts";
import { GlobalStyle } from "../../../ui/design/tokens/GlobalStyle.tsx";
import {
  isLive,
  isSecret,
  leadOf,
  moveOf,
  modulesShown,
  openPage,
  openPieces,
  shownBy,
  startsAtOnce,
  statusOf,
  viewedOn,
} from "../../openPage.ts";
import { shadeProperties } from "../../../ui/design/tokens/adapt.ts";
import { themeColour } from "../../../ui/design/tokens/recolour.ts";
import { CompiledOnce } from "./CompiledOnce.tsx";
import { type Handlers, $lacksTexts, type SiteChanges } from "./readSite.ts";
import { withinOneSecond } from "../../withinOneSecond.ts";

type Style = {
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
  /** Whether the page's views are counted. */
  readonly isCounted: boolean;
  readonly startsAtOnce: boolean;
  /** Whether the page shows what changes by itself. */
  readonly isLive: boolean;
  readonly isSecret: boolean;
  /** Whether the page has all of the staff's changes of the site: the backend answered in time. */
  readonly isWhole: boolean;
  /** The source files of the page's routes, and of what it shows. */
  readonly sources: readonly string[];
};

/** Yields to the event loop between two renderings: one blocks the server's thread for up to 30 ms. */
let lastTurn = Promise.resolve();
const turn = (): Promise<void> => (lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve))));

const { query, dataRoutes } = createStaticHandler(siteRoutes);

const quarter = 900_000;

/** Milliseconds since 1970, rounded down to a quarter of an hour, so that an unchanged page keeps its ETag. */
export const roundedTime = (now: number): number => now - (now % quarter);

/** The drawings of a page's first screen, which the page contains. Faces are never among them: they need the club's people. */
const drawnInPage = drawnBy(drawingOf(club, []));

type Surroundings = {
  readonly handlers: Handlers;
  readonly readChanges: () => Promise<SiteChanges>;
  readonly siteAddress: string;
  readonly pictureHost: string;
  readonly sendsMails?: boolean | undefined;
  readonly now: number;
  readonly captchaProvider?: StoreValue<typeof $captchaProvider> | undefined;
};

/** Renders a page as a visitor sees it. A `Response` is a redirect. */
export const render = async (
  request: Request,
  { handlers, readChanges, siteAddress, pictureHost, sendsMails = true, now, captchaProvider = null }: Surroundings,
): Promise<Rendered | Response> => {
  const found = await query(request);
  if (found instanceof Response) return found;

  const { state: siteState, texts, isWhole: hasChanges } = await readChanges();
  const shown = clubWith(texts, pictureHost);
  const scope = fork({
    handlers,
    values: [
      [$club, shown],
      [$siteAddress, siteAddress],
      [$pictureHost, pictureHost],
      [$captchaProvider, captchaProvider],
      [$sendsMails, sendsMails],
      [$now, { now: roundedTime(now), zone: clubZone }],
      [$siteState, siteState],
      [$pageTexts, texts],
    ],
  });
  const other = insteadOf(found.matches.at(-1), scope.getState($switchedOff));
  const instead = other === undefined ? found : await query(new Request(new URL(other, request.url)));
  if (instead instanceof Response) return instead;
  // At the address that the browser has: the layout depends on it.
  const context = { ...instead, location: found.location };
  const opened = Promise.all([
    openPage(scope, context.matches, new URL(request.url).search),
    openPieces(scope, context.matches),
  ]);
  // Other pages show texts alone: the folder's, until the browser has read the changed ones.
  const showsData = shownBy(scope, context.matches).kinds.length > 0;
  const isAnswered = (await (showsData ? opened : withinOneSecond(opened))) !== undefined;

  const elsewhere = leadOf(scope, context.matches);
  if (elsewhere !== null) return new Response(null, { status: 303, headers: { location: elsewhere } });
  const moved = moveOf(scope, context.matches);
  if (moved !== null) return new Response(null, { status: 301, headers: { location: moved } });

  await turn();
  const { html, style } = styled(
    <Provider value={scope}>
      <DrawingContext value={drawnInPage}>
        <Document themeColour={themeColour(shown.colours)}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Document>
      </DrawingContext>
    </Provider>,
    shown.colours,
  );
  const status = statusOf(scope, context.matches);
  return {
    status,
    html,
    style,
    shown: shownBy(scope, context.matches),
    tip: viewedOn(scope, context.matches),
    isCounted: status === 200 && isCounted(new URL(request.url).pathname),
    startsAtOnce: startsAtOnce(context.matches),
    isLive: isLive(scope, context.matches),
    isSecret: isSecret(context.matches),
    isWhole: hasChanges && isAnswered && !scope.getState($lacksTexts),
    stores: serialize(scope, {
      ignore: [
        $club,
        $captchaProvider,
        ...(pictureHost === "" ? [$pictureHost] : []),
        ...(sendsMails ? [$sendsMails] : []),
        ...(isUnchanged(siteState) ? [$siteState, $pageTexts] : []),
      ],
    }),
    sources: [
      ...context.matches.flatMap(({ route }) => sourcesOf(route)),
      ...modulesShown(scope, context.matches).map(({ source }) => source),
    ],
  };
};

// All data are loaded before rendering, so nothing suspends and no stream is needed. React's stream also needs inline
// scripts, which the content security policy forbids.
const withRules = (app: React.ReactNode) => {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<CompiledOnce>{app}</CompiledOnce>));
    return { html, element: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

const textOf = (element: string): string => /^<style[^>]*>(.*)<\/style>$/s.exec(element)?.[1] ?? "";

// Every page holds these rules, so the client bundle needn't. Outside the element of styled-components: a browser that
// adds a rule to a sheet with font rules lays out all text again.
const shared = textOf(withRules(<GlobalStyle />).element);

/** The club's colours, with the rules of every page, which name them. */
const sharedIn = (colours: ClubColours): string => {
  const properties = shadeProperties(colours).map(([property, colour]) => `${property}:${colour}`);
  return `:root{${properties.join(";")}}${shared}`;
};
let latest: { readonly mark: string; readonly rules: string } | undefined;
const rulesIn = (colours: ClubColours): string => {
  const mark = colourMark(colours);
  if (latest?.mark !== mark) latest = { mark, rules: sharedIn(colours) };
  return latest.rules;
};

/** Renders a document to HTML, with its style elements apart. */
export const styled = (
  app: React.ReactNode,
  colours: ClubColours,
): { readonly html: string; readonly style: Style } => {
  const { html, element } = withRules(app);
  const global = rulesIn(colours);
  return { html, style: { elements: `<style>${global}</style>${element}`, texts: [global, textOf(element)] } };
};
