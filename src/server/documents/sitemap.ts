import type { RouteObject } from "react-router-dom";
import type { Listed, SiteFile } from "./siteFile.ts";
import { element, xmlDocument } from "./xml.ts";

/** The limit of the sitemap protocol. */
const mostAddresses = 50_000;

const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, loader, children }) =>
    children ? pathsOf(children) : path === undefined || loader || /[:*]/.test(path) ? [] : [path],
  );

const isBelow = (path: string, root: string): boolean => path.startsWith(root.endsWith("/") ? root : `${root}/`);

/** The paths of all routes without parameters, except redirects and the paths at or below `unlisted`; of "/auth/", those below. */
export const listedPaths = (routes: readonly RouteObject[], unlisted: readonly string[]): readonly string[] =>
  pathsOf(routes).filter((path) => !unlisted.some((root) => path === root || isBelow(path, root)));

type Needs = {
  readonly site: string;
  readonly routes: readonly RouteObject[];
  readonly unlisted: readonly string[];
  /** The addresses of the features' content, `most` at most. */
  readonly listContent: (most: number) => Promise<readonly Listed[]>;
};

/** The sitemap: all listed pages, and the features' content with the dates of its last changes. */
export const sitemap = async ({ site, routes, unlisted, listContent }: Needs): Promise<SiteFile> => {
  const pageAt = (path: string, ...more: readonly string[]) => element("url", [element("loc", site + path), ...more]);
  const entries = [
    ...listedPaths(routes, unlisted).map((path) => pageAt(path)),
    ...(await listContent(mostAddresses)).map(({ path, updatedAt }) =>
      updatedAt === undefined ? pageAt(path) : pageAt(path, element("lastmod", updatedAt)),
    ),
  ].slice(0, mostAddresses);
  return {
    type: "application/xml; charset=utf-8",
    body: xmlDocument(element("urlset", entries, 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')),
  };
};

/** The site's robots.txt. Excludes the backend's paths, so that robots don't count as views of tips. */
export const robots = (site: string): SiteFile => ({
  type: "text/plain; charset=utf-8",
  body: `User-agent: *\nDisallow: /_dev/\nDisallow: /rest/\nDisallow: /functions/\n\nSitemap: ${site}/sitemap.xml\n`,
});
