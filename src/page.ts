import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { PageHandle } from "../ui/lib/page/handle.ts";

type Page = { readonly Component: ComponentType; readonly handle?: PageHandle };

/** Each page is a chunk of its own: its component, and the model that loads its data. `source`: which file, as the build names it. */
export const page = (path: string, source: string, load: () => Promise<Page>): RouteObject => ({
  path,
  id: `${path} ${source}`,
  lazy: load,
});

/** The file that a route's page is made of. */
export const sourceOf = (id: string): string => id.slice(id.indexOf(" ") + 1);
