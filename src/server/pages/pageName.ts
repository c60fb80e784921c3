import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageHandle } from "../../../ui/lib/page/handle.ts";
import { siteRoutes } from "../../routes.tsx";

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

const routeAt = (path: string): RouteObject | undefined => matchRoutes(siteRoutes, path)?.at(-1)?.route;

/** The handle that the page at a path exports. Empty without a page, or without a handle. */
export const handleAt = async (path: string): Promise<PageHandle> => {
  const route = routeAt(path);
  return route ? handleFor(route) : {};
};

/** The path of the not-found page outside all sections of the site. */
export const nowhere = "/404";

/** The path of a path's not-found page, `undefined` if a page exists there. Each section has one, marked in the navigation. */
export const nowhereFor = (path: string): string | undefined => {
  if (!isNowhere(path)) return undefined;
  const [, first = ""] = path.toLowerCase().split("/");
  return isNowhere(`/${first}`) ? nowhere : `/${first}/404/404`;
};

const isNowhere = (path: string): boolean => routeAt(path)?.path === "*";

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
