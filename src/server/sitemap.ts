import type { RouteObject } from "react-router-dom";
import { shareKinds } from "../../ui/lib/page/shareImage.ts";
import type { SiteFile } from "./siteFile.ts";
import { allOf, type Texts } from "./texts.ts";
import { element, xmlDocument } from "./xml.ts";

/** The limit of the sitemap protocol. */
const mostAddresses = 50_000;

const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, loader, children }) =>
    children ? pathsOf(children) : path === undefined || loader || /[:*]/.test(path) ? [] : [path],
  );

/** The paths of all routes without parameters, except redirects and the paths at or below `unlisted`. */
export const listedPaths = (routes: readonly RouteObject[], unlisted: readonly string[]): readonly string[] =>
  pathsOf(routes).filter((path) => !unlisted.some((root) => path === root || path.startsWith(`${root}/`)));

type Needs = {
  readonly site: string;
  readonly routes: readonly RouteObject[];
  readonly unlisted: readonly string[];
  readonly texts: Readonly<Record<(typeof shareKinds)[number], Texts>>;
};

/** The sitemap: all listed pages, tips and articles, with the date of each tip's or article's last change. */
export const sitemap = async ({ site, routes, unlisted, texts }: Needs): Promise<SiteFile> => {
  const pageAt = (path: string, ...more: readonly string[]) => element("url", [element("loc", site + path), ...more]);
  const written = await Promise.all(
    shareKinds.map(async (kind) =>
      (await allOf(texts[kind], mostAddresses)).map(({ slug, updatedAt }) =>
        pageAt(`/${kind}/${slug}`, element("lastmod", updatedAt)),
      ),
    ),
  );
  const entries = [...listedPaths(routes, unlisted).map((path) => pageAt(path)), ...written.flat()].slice(
    0,
    mostAddresses,
  );
  return {
    type: "application/xml; charset=utf-8",
    body: xmlDocument(element("urlset", entries, 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')),
  };
};
