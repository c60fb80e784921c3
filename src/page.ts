import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { PageHandle } from "../ui/lib/page/handle.ts";

type Page = { readonly Component: ComponentType; readonly handle?: PageHandle };

/** A page in a chunk of its own: component, and the model that loads its data. `source`: its file, as the build's manifest names it. */
export const page = (path: string, source: string, load: () => Promise<Page>): RouteObject => ({
  path,
  id: `${path} ${source}`,
  lazy: load,
});

/** The source file of a route's page. */
export const sourceOf = (id: string): string => id.slice(id.indexOf(" ") + 1);
