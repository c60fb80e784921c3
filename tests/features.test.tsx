import { readFileSync, globSync } from "node:fs";
import { join, relative } from "node:path";
import { renderToString } from "react-dom/server";
import { Provider } from "effector-react";
import { fork } from "effector";
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from "react-router-dom";
import { build, type Rolldown } from "vite";
import { expect, it, vi } from "vitest";
import type { ArticleTitle, MatchOfArticle } from "../domain/content/articles/article.ts";
import { done, type Refusal, type Result } from "../domain/shared/result.ts";
import type { UseCases } from "../domain/useCases.ts";
import type { Slug } from "../domain/shared/slug.ts";
import type { TeamPage } from "../domain/club/teams/readTeams.ts";
import { type OptionalFeature, optionalFeatures } from "../domain/club/pages/optionalFeatures.ts";
import { root } from "../src/build/folders.ts";
import type { Feature } from "../src/feature.ts";
import { features } from "../src/features.ts";
import { handlersFrom } from "../src/handlers.ts";
import { openPage, statusOf } from "../src/openPage.ts";
import type { ResolveUseCase } from "../src/resolver.ts";
import { isSwitchedOff, notFoundPath, routesOf } from "../src/routes.tsx";
import { Document } from "../ui/app/Document.tsx";
import { sharedDraftPath } from "../ui/content/drafts/address.ts";
import { $club } from "../ui/lib/page/club.ts";
import { $siteAddress } from "../ui/lib/page/site.ts";
import { $siteState } from "../ui/lib/page/siteState.ts";
import { club } from "./club.ts";
import { siteForTwo } from "./contracts/ports.ts";
import { siteFiles } from "../src/server/documents/siteFiles.ts";
import { findPort, resolveOnMemory } from "./onMemory.ts";

const all: readonly Feature[] = features;
const optional = [
  "shop",
  "partners",
  "matches",
  "predictions",
  "events",
  "newsletter",
  "contact",
  "legal",
  "search",
  "live",
] as const;

const site = "http://site.test";

/** The records that pages with a parameter show. Those of other pages are tips. */
const slugs: Readonly<Record<string, string>> = {
  "/teams/:slug": "rocket-league",
  "/players/:slug": "lumen",
  "/membres/:slug": "camille",
  "/matches/:slug": "automne-b1-rocket-league",
  "/evenements/:slug": "soiree-banquise",
  "/news/:slug": "ce-que-vertex-nord-nous-a-appris",
};
const addressOf = (path: string): string => path.replace(":slug", slugs[path] ?? siteForTwo);

const aMatch = slugs["/matches/:slug"] as Slug;
const anArticle: ArticleTitle = {
  slug: slugs["/news/:slug"] as Slug,
  title: "Un article",
  publishedAt: "2026-11-01T10:00:00Z",
};
/** What records of the demo data lack: links between the features. */
const lacking: Readonly<Partial<Record<keyof UseCases, (found: never) => object>>> = {
  readTeam: ({ honours }: TeamPage) => ({ honours: honours.map((honour) => ({ ...honour, match: aMatch })) }),
  readPerson: () => ({ articles: [anArticle] }),
  readMatch: () => ({ articles: [anArticle] }),
  readArticle: () => ({
    match: {
      slug: aMatch,
      opponent: "Solstice",
      opponentLogo: null,
      competition: "Ligue des Régions",
      start: "2026-11-01T20:00:00Z",
      status: "scheduled",
    } satisfies MatchOfArticle,
  }),
};
const resolveUseCase: ResolveUseCase = async (name) => {
  const ask = (await resolveOnMemory(name)) as (params: unknown) => Promise<Result<object, Refusal>>;
  const more = lacking[name];
  const linked = async (params: unknown) => {
    const found = await ask(params);
    return found.ok && more ? done({ ...found.value, ...more(found.value as never) }) : found;
  };
  return (more ? linked : ask) as never;
};

/** The pages of a site of these features, by their paths. Pages that stand alone have no links. */
const pagesOf = async (
  features: readonly Feature[],
  off: readonly OptionalFeature[] = [],
): Promise<ReadonlyMap<string, string>> => {
  const routes = routesOf(features);
  const { query, dataRoutes } = createStaticHandler(routes);
  const framed = features.flatMap(({ pages = [] }) => pages.filter(({ isBare }) => !isBare));
  const paths = framed.map(({ path = "" }) => addressOf(path));
  const pages = new Map<string, string>();
  for (const path of [...paths, notFoundPath]) {
    const context = await query(new Request(site + path));
    if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
    const scope = fork({
      handlers: handlersFrom(resolveUseCase),
      values: [
        [$club, club],
        [$siteAddress, site],
        [$siteState, { off, changed: [] }],
      ],
    });
    await openPage(scope, context.matches, "");
    // A link to a draft leads nowhere without its secret, and the demo data has no letter.
    const isMissing = [notFoundPath, sharedDraftPath, addressOf("/lettres/:slug")].includes(path);
    expect([path, statusOf(scope, context.matches)]).toEqual([path, isMissing ? 404 : 200]);
    const html = renderToString(
      <Provider value={scope}>
        <Document themeColour="">
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Document>
      </Provider>,
    );
    pages.set(path, html);
  }
  return pages;
};

/** The paths that a page's links lead to. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"#?]*)/g)].map(([, path = ""]) => path).filter((path) => path.startsWith("/"));

const hasPage = (features: readonly Feature[], path: string): boolean =>
  matchRoutes(routesOf(features), path)?.at(-1)?.route.path !== "*";

/** Whether a path of the whole site leads to a page that these hide. */
const isHidden = (path: string, off: readonly OptionalFeature[]): boolean =>
  isSwitchedOff(matchRoutes(routesOf(all), path)?.at(-1)?.route.path, off);

/** The paths that a page's forms are sent to. A form without a path leads to the page itself. */
const actionsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<form\b[^>]*? action="([^"#?]*)/g)].map(([, path = ""]) => path);

const findClub = async () => ({ ...club, crest: "" });

/** The files that a site of these features generates, by their paths. */
const filesOf = (features: readonly Feature[]) =>
  siteFiles({ features, findPort, site, findClub, routes: routesOf(features), switchedOff: async () => [] });

/** Paths with an extension are files. */
const isPage = (path: string): boolean => !/\.[a-z]+$/.test(path);

/** A file of each kind. */
const filePaths = [
  "/robots.txt",
  "/sitemap.xml",
  "/rss.xml",
  "/rss/esport.xml",
  "/calendrier/valorant.ics",
  "/ecussons/Solstice.svg",
  "/visages/Lina.svg",
  `/partage/tips/${siteForTwo}.png`,
];

/** Texts that only this feature shows, on its own and on other pages. Live updates show none: they begin in the browser. */
const marks = {
  shop: 'href="/shop"',
  partners: 'href="/partners"',
  matches: 'href="/matches"',
  predictions: 'href="/pronostics"',
  events: 'href="/evenements"',
  newsletter: 'action="/contact"',
  contact: 'href="/contact"',
  legal: 'href="/privacy"',
  search: 'action="/search"',
  live: "\0",
} satisfies Record<(typeof optional)[number], string>;

it("[QA-12] every link of the site leads to a page of it", async () => {
  const pages = await pagesOf(all);
  for (const [page, html] of pages) {
    const links = linksIn(html);
    expect(links.length).toBeGreaterThan(10);
    expect([page, links.filter((path) => isPage(path) && !hasPage(all, path))]).toEqual([page, []]);
  }
  const texts = [...pages.values()];
  expect(optional.filter((name) => !texts.some((html) => html.includes(marks[name])))).toEqual(["live"]);
});

it.each(optional)("[QA-12] without %s the other pages stand, and none shows it or leads to it", async (name) => {
  const rest = all.filter((feature) => feature.name !== name);
  expect(rest).toHaveLength(all.length - 1);
  const gone = all.filter((feature) => feature.name === name).flatMap(({ pages = [] }) => pages);
  for (const { path = "" } of gone) expect(hasPage(rest, path)).toBe(false);

  for (const [page, html] of await pagesOf(rest)) {
    const links = linksIn(html);
    expect(links.length).toBeGreaterThan(8);
    expect([page, links.filter((path) => isPage(path) && !hasPage(rest, path))]).toEqual([page, []]);
    expect([page, actionsIn(html).filter((path) => !hasPage(rest, path))]).toEqual([page, []]);
    expect([page, html.includes(marks[name])]).toEqual([page, false]);
  }
});

it.each(optional)("[QA-12] without %s the sitemap and the feeds stand, and no file of it is left", async (name) => {
  const rest = all.filter((feature) => feature.name !== name);
  const [whole, fileAt] = [filesOf(all), filesOf(rest)];
  for (const path of filePaths) {
    const isGone = path.startsWith("/calendrier/") && name === "matches";
    expect([path, (await whole(path)) !== undefined]).toEqual([path, true]);
    expect([path, (await fileAt(path)) !== undefined]).toEqual([path, !isGone]);
  }
  const { body } = (await fileAt("/sitemap.xml")) ?? { body: "" };
  const listed = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((path) => !hasPage(rest, path))).toEqual([]);
});

it("[PS-3] hides the pages of features, and leaves those where mails lead", () => {
  const hidden = {
    about: ["/about"],
    teams: ["/teams", "/team-valorant", "/teams/valorant", "/players/lina"],
    applications: ["/recruitment"],
    matches: ["/matches", "/matches/finale"],
    newsletter: ["/lettres", "/lettres/decembre"],
  };
  const paths = Object.values(hidden).flat();
  for (const [name, gone] of Object.entries(hidden)) {
    expect(paths.filter((path) => isHidden(path, [name as OptionalFeature]))).toEqual(gone);
  }
  expect(isHidden("/newsletter/desinscription", ["newsletter"])).toBe(false);
  expect(isHidden("/profile", optionalFeatures)).toBe(false);
  expect(isHidden("/admin", optionalFeatures)).toBe(false);
});

it.each(optionalFeatures)(
  "[PS-3] with %s hidden, no other page leads to it, and the sitemap has none of it",
  async (name) => {
    for (const [page, html] of await pagesOf(all, [name])) {
      if (isHidden(page, [name])) continue;
      expect([page, linksIn(html).filter((path) => isHidden(path, [name]))]).toEqual([page, []]);
    }
    const fileAt = siteFiles({
      features: all,
      findPort,
      site,
      findClub,
      routes: routesOf(all),
      switchedOff: async () => [name],
    });
    const { body } = (await fileAt("/sitemap.xml")) ?? { body: "" };
    const listed = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter((path) => isHidden(path, [name]))).toEqual([]);
  },
);

it("[PS-3] files of a feature that is switched off are gone, but for pictures, which the panel shows", async () => {
  const fileAt = siteFiles({
    features: all,
    findPort,
    site,
    findClub,
    routes: routesOf(all),
    switchedOff: async () => ["matches", "partners"],
  });
  expect(await fileAt("/calendrier/valorant.ics")).toBeUndefined();
  expect(await fileAt("/rss.xml")).toBeDefined();
  const { body } = (await fileAt("/sitemap.xml")) ?? { body: "" };
  expect(body).not.toContain("/matches");
  expect(body).not.toContain("/partners");
  expect(body).toContain("/tips/");
  expect(await fileAt("/partage/tips/" + siteForTwo + ".png")).toBeDefined();
});

it("[QA-12] every function of the backend is named by a feature, but for the backend's own", () => {
  const named = all.flatMap(({ server }) => (server && server.functions) || []);
  const folders = globSync("supabase/functions/*/handler.ts", { cwd: root }).map((file) => file.split(/[\\/]/)[2]);
  expect([...named, "send-due-mails"].toSorted()).toEqual(folders.toSorted());
});

it.each(optional)("[QA-12] nothing but the list names the file of %s", (name) => {
  const named = new RegExp(`features/\\w+/${name}[.]ts"`);
  const files = globSync("{src,ui,tests}/**/*.{ts,tsx}", { cwd: root });
  expect(files.filter((file) => named.test(readFileSync(join(root, file), "utf8")))).toEqual(["src/features.ts"]);
});

it("[QA-12] builds without them, and then holds nothing of their pages and use cases", async () => {
  const sourcesWith = async (without: readonly string[]) => {
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("WITHOUT_FEATURES", without.join(","));
    const built = (await build({ root, logLevel: "error", build: { write: false } })) as Rolldown.RolldownOutput;
    vi.unstubAllEnvs();
    const sources = built.output
      .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
      .map((id) => relative(root, id));
    expect(sources).toContain("adapters/supabase/content/reactions/likes.ts");
    expect(sources.filter((id) => id.startsWith("adapters/memory/"))).toEqual([]);
    return sources
      .filter((id) => /^(?:src\/features|ui\/(?:club\/(?:shop|partners|legal)|messages|search))\/.*[.]tsx?$/.test(id))
      .filter(
        (id) => id.endsWith("Page.tsx") || optional.some((name) => new RegExp(`features/\\w+/${name}[.]`).test(id)),
      );
  };
  const whole = await sourcesWith([]);
  expect(whole).toContain("ui/club/shop/ShopPage.tsx");
  expect(whole).toContain("src/features/messages/newsletter.bind.ts");
  expect(await sourcesWith(optional)).toEqual([]);
}, 120_000);
