import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageHandle } from "../../ui/page/handle.ts";
import { siteRoutes } from "../routes.ts";

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

/** What the page at a path says of itself. */
export const handleAt = async (path: string): Promise<PageHandle> => {
  const route = matchRoutes(siteRoutes, path)?.at(-1)?.route;
  return route ? handleFor(route) : {};
};

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
