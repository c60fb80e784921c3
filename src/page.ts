import type { ComponentType } from "react";
import type { RouteMatch, RouteObject } from "react-router-dom";
import { lazyModule } from "../ui/design/components/lazyModule.ts";
import type { PageHandle } from "../ui/lib/page/handle.ts";
import type { PanelView, SlotName, SlotPiece, Slots } from "../ui/lib/page/slots.ts";

type Page = { readonly Component: ComponentType; readonly handle?: PageHandle };
type Load = () => Promise<Page>;

/** A page in a chunk of its own, with its slots. */
export type SitePage = RouteObject & {
  /** The page's file, as the build's manifest names it. */
  readonly source: string;
  readonly lazy: Load;
  readonly slots: readonly SlotName[];
  /** The page places the pieces itself, in their large form, that other pages have above them. */
  readonly placesTop: boolean;
  /** The page stands alone: without bar, footer and dialogs. */
  readonly isBare: boolean;
};

/** A page: component, and the model that loads its data. */
export const page = (
  path: string,
  source: string,
  load: Load,
  slots: readonly SlotName[] = [],
  { placesTop = false, isBare = false } = {},
) => ({ path, id: path, source, lazy: load, slots, placesTop, isBare }) satisfies SitePage;

/** Whether what features show above pages stands above this one. */
export const hasTopAbove = ({ slots, placesTop }: SitePage): boolean => slots.includes("pageTop") && !placesTop;

export type SitePiece = SlotPiece & {
  readonly source: string;
  /** Of a view of the panel, below the panel's own. */
  readonly path?: string;
};

/** A piece with the name of its feature. */
export type FeaturePiece = SitePiece & { readonly feature: string };

type WithPieces = { readonly name: string; readonly pieces?: readonly SitePiece[] };

/** The pieces of features, in the order of the features. */
export const piecesOf = (features: readonly WithPieces[]): readonly FeaturePiece[] =>
  features.flatMap(({ name, pieces = [] }) => pieces.map((piece) => ({ ...piece, feature: name })));

/** A feature's piece of another page, in a chunk of its own. `source` as for a page. */
export const piece = <Name extends SlotName>(
  slot: Name,
  source: string,
  load: () => Promise<Slots[Name]>,
): SitePiece => ({ slot, source, ...lazyModule(load) });

type ViewModule = { readonly view: PanelView };

/** A view of the staff's panel at its path. */
export const adminView = (path: string, source: string, load: () => Promise<ViewModule>): SitePiece => ({
  ...piece("adminView", source, async () => ({ ...(await load()).view, path })),
  path,
});

export type PageRoute = RouteObject & {
  /** The source files of the page and of its pieces. */
  readonly sources: readonly string[];
  /** The paths below the page's own that have a view. Without any, all of them are the page's. */
  readonly views: readonly string[];
};

/** The route of a page, which loads the pieces in its slots too. */
export const routeOf = (
  { slots, placesTop, isBare: _, ...route }: SitePage,
  pieces: readonly FeaturePiece[],
): PageRoute => {
  const own = pieces.filter(({ slot }) => slots.includes(slot));
  const loadPage: Load = route.lazy;
  return {
    ...route,
    sources: [route.source, ...own.map(({ source }) => source)],
    views: own.flatMap(({ path }) => path ?? []),
    lazy: async () => {
      const [loaded] = await Promise.all([loadPage(), ...own.map(({ fetch }) => fetch())]);
      const opened = own.flatMap(({ here, feature }) => {
        const piece = here();
        return piece && "opened" in piece ? [{ ...piece, feature }] : [];
      });
      if (opened.length === 0) return loaded;
      return { ...loaded, handle: { ...loaded.handle, pieces: opened, placesTop } };
    },
  };
};

/** Whether a route's page has views, and none at the path that is asked for. */
export const lacksView = ({ route, params }: Pick<RouteMatch<string, RouteObject>, "route" | "params">): boolean => {
  const { views = [] } = route as Partial<PageRoute>;
  return views.length > 0 && !views.includes((params["*"] ?? "").replace(/\/$/, ""));
};

/** The source files of a route's page and of its pieces; none of a route around pages. */
export const sourcesOf = (route: RouteObject): readonly string[] => (route as Partial<PageRoute>).sources ?? [];
