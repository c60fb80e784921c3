import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageHandle } from "../../ui/lib/page/handle.ts";
import { siteRoutes } from "../routes.tsx";

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

/** What the page at a path says of itself. */
export const handleAt = async (path: string): Promise<PageHandle> => {
  const route = routeAt(path);
  return route ? handleFor(route) : {};
};

/** A path where there is no page, of no part of the site. */
export const nowhere = "/404";

/**
 * Where the not-found page of a path stands, when no page has that path: one for each part of the site, which its navigation marks.
 */
export const nowhereFor = (path: string): string | undefined => {
  if (!isNowhere(path)) return undefined;
  const [, first = ""] = path.toLowerCase().split("/");
  return isNowhere(`/${first}`) ? nowhere : `/${first}/404/404`;
};

const isNowhere = (path: string): boolean => routeAt(path)?.path === "*";

/** The address of a page without what it doesn't read, in one order: who writes more gets the same page. */
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
