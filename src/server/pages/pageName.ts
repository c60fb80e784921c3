import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageHandle } from "../../../ui/lib/page/handle.ts";
import { decoded } from "../documents/siteFile.ts";
import { insteadOf, notFoundPath, siteRoutes } from "../../routes.tsx";
import { isVisitorRead, readsPath } from "../../visitorReads.ts";

const handles = new Map<RouteObject, Promise<PageHandle>>();

const handleFor = (route: RouteObject): Promise<PageHandle> => {
  const load = route.lazy as (() => Promise<{ readonly handle?: PageHandle }>) | undefined;
  const known = handles.get(route);
  if (known || !load) return known ?? Promise.resolve({});
  const loading = load().then(({ handle = {} }) => handle);
  handles.set(route, loading);
  loading.catch(() => handles.delete(route));
  return loading;
};

/** The first part of a path, in small letters: "tips" of "/tips/:slug". */
const sectionOf = (path = ""): string => (path.split("/")[1] ?? "").toLowerCase();

const leavesOf = (route: RouteObject): readonly RouteObject[] => route.children?.flatMap(leavesOf) ?? [route];
const leaves = siteRoutes.flatMap(leavesOf).map((route) => ({ route, section: sectionOf(route.path) }));
/** Of a route that paths of any section may have: "*", "/:slug". */
const anySection = /^[*:]|^$/;

// The router ranks and compiles its routes anew for each path, so it gets only the routes of the path's section. A request matches its
// path several times.
const matched = new LRUCache<string, { readonly route: RouteObject | undefined }>({ max: 500 });

/** Paths that can't be decoded have no page: `site.ts` answers them before. */
const routeAt = (path: string): RouteObject | undefined => {
  const known = matched.get(path);
  if (known) return known.route;
  const own = sectionOf(decoded(path));
  const possible = leaves.filter(({ section }) => section === own || anySection.test(section));
  const match = matchRoutes(
    possible.map(({ route }) => route),
    path,
  )?.at(-1);
  const other = insteadOf(match);
  const route = other === undefined ? match?.route : routeAt(other);
  matched.set(path, { route });
  return route;
};

/** The handle that the page at a path exports. Empty without a page, or without a handle. */
export const handleAt = async (path: string): Promise<PageHandle> => {
  const route = routeAt(path);
  return route ? handleFor(route) : {};
};

/** A service's path as far as it names what the service has: tables, functions, buckets. */
const ofService = /^\/(?:rest|auth|storage|functions|realtime)\/v1(?:\/[a-z_-]{1,40}(?![^/])){0,3}/;
const known = /^\/assets(?=\/)|^\/(?:robots\.txt|sitemap\.xml|_dev\/mail|changements)$/;
const extension = /\.(?:png|svg|xml|ics|txt|json|webmanifest|html)$/;

/**
 * The pattern of an address, such as `/tips/:slug`, for logs and metrics: without its query, and with no word of a visitor's that the
 * site doesn't have itself.
 */
export const routeOf = (url: string): string => {
  const [path = ""] = url.split("?");
  if (path.startsWith(readsPath)) {
    const [, useCase = ""] = path.slice(readsPath.length).split("/");
    return readsPath + (isVisitorRead(useCase) ? useCase : "…");
  }
  const [service] = ofService.exec(path) ?? [];
  if (service !== undefined) return service === path ? path : `${service}/…`;
  const [start] = known.exec(path) ?? [];
  if (start !== undefined) return start === path ? path : `${start}/…`;
  const [kind] = extension.exec(path) ?? [];
  if (kind !== undefined) return `*${kind}`;
  return (decoded(path) !== undefined && routeAt(path)?.path) || "*";
};

/** The path of a path's not-found page, `undefined` if a page exists there. Each section has one, marked in the navigation. */
export const notFoundPathFor = (path: string): string | undefined => {
  if (!isNotFound(path)) return undefined;
  const [, first = ""] = path.toLowerCase().split("/");
  return isNotFound(`/${first}`) ? notFoundPath : `/${first}/404/404`;
};

const isNotFound = (path: string): boolean => routeAt(path)?.path === "*";

/** The cache key of a page: its path and the query parameters that it reads, in a fixed order. */
export const nameOf = async (path: string, search: string): Promise<string> => {
  const { reads = [] } = await handleAt(path);
  const asked = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of reads) {
    const value = asked.get(name);
    if (value !== null) read.set(name, value);
  }
  const kept = read.toString();
  return kept === "" ? path : `${path}?${kept}`;
};
