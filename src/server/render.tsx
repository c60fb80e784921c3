import { fork, serialize } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { $moment, clubZone } from "../../ui/lib/page/moment.ts";
import { $pictureHost, $siteAddress } from "../../ui/lib/page/site.ts";
import { Document } from "../../ui/app/Document.tsx";
import { sourceOf } from "../page.ts";
import { siteRoutes } from "../routes.tsx";
import { $club } from "../../ui/lib/page/club.ts";
import { club } from "virtual:club";
import { GlobalStyle } from "../../ui/design/tokens/GlobalStyle.tsx";
import { openPage, shownBy, statusOf } from "../openPage.ts";
import { handlersFrom } from "../handlers.ts";
import type { Find } from "../resolver.ts";

type Style = {
  /** The elements for the page's head. */
  readonly elements: string;
  /** What stands in them, for the security policy. */
  readonly texts: readonly string[];
};

export type Rendered = {
  readonly status: number;
  readonly html: string;
  readonly style: Style;
  readonly stores: Record<string, unknown>;
  readonly shown: ReturnType<typeof shownBy>;
  /** The source files of the page's parts. */
  readonly sources: readonly string[];
};

/** Between two renderings, everything else that waits has its turn: one takes up to 30 ms of the server's thread. */
let lastTurn = Promise.resolve();
const turn = (): Promise<void> => (lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve))));

const { query, dataRoutes } = createStaticHandler(siteRoutes);

// To the quarter of an hour: a page that says the same keeps its ETag.
const quarter = 900_000;

/** Renders a page as a visitor sees it. A `Response` instead of a page is a way to another address. */
export const render = async (
  request: Request,
  find: Find,
  siteAddress: string,
  pictureHost: string,
  now: number,
): Promise<Rendered | Response> => {
  const context = await query(request);
  if (context instanceof Response) return context;

  const scope = fork({
    // Whoever reads the page has reached the site: their connection is good.
    handlers: handlersFrom(find, undefined, { answer: "bad" }),
    values: [
      [$club, club],
      [$siteAddress, siteAddress],
      [$pictureHost, pictureHost],
      [$moment, { now: now - (now % quarter), zone: clubZone }],
    ],
  });
  await openPage(scope, context.matches, new URL(request.url).search);

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
    stores: serialize(scope, { ignore: [$club] }),
    sources: context.matches.map(({ route }) => sourceOf(route.id)),
  };
};

// The data are there before rendering starts, so nothing suspends and nothing needs a stream. A stream would also hide a
// long <Suspense> until an inline script of React's shows it, and the content security policy stops that script.
const withRules = (app: React.ReactNode) => {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(app));
    const [, attributes = "", rules = ""] = /^<style([^>]*)>(.*)<\/style>$/s.exec(sheet.getStyleTags()) ?? [];
    return { html, attributes, rules };
  } finally {
    sheet.seal();
  }
};

// Every page brings these rules along, so the browser's own download need not hold them. Not under the library's mark: a
// browser that adds a rule beside those of a font lays out all text anew.
const shared = withRules(<GlobalStyle />).rules;

/** A document, and its style apart from it. */
export const styled = (app: React.ReactNode): { readonly html: string; readonly style: Style } => {
  const { html, attributes, rules } = withRules(app);
  const elements = `<style>${shared}</style><style${attributes}>${rules}</style>`;
  return { html, style: { elements, texts: [shared, rules] } };
};
