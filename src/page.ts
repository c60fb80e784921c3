import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { lazyModule } from "../ui/design/components/lazyModule.ts";
import type { PageHandle } from "../ui/lib/page/handle.ts";
import type { SlotName, SlotPiece, Slots } from "../ui/lib/page/slots.ts";

type Page = { readonly Component: ComponentType; readonly handle?: PageHandle };

/** A page in a chunk of its own, with its slots. */
export type SitePage = RouteObject & { readonly lazy: () => Promise<Page>; readonly slots: readonly SlotName[] };

/** A page: component, and the model that loads its data. `source`: its file, as the build's manifest names it. */
export const page = (path: string, source: string, load: () => Promise<Page>, slots: readonly SlotName[] = []) =>
  ({ path, id: `${path} ${source}`, lazy: load, slots }) satisfies SitePage;

export type SitePiece = SlotPiece & { readonly source: string };

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

/** The route of a page, which loads the pieces in its slots too. */
export const routeOf = ({ slots, ...route }: SitePage, pieces: readonly FeaturePiece[]): RouteObject => {
  const own = pieces.filter(({ slot }) => slots.includes(slot));
  return {
    ...route,
    id: [route.id, ...own.map(({ source }) => source)].join(" "),
    lazy: async () => {
      const [loaded] = await Promise.all([route.lazy(), ...own.map(({ fetch }) => fetch())]);
      const opened = own.flatMap(({ here, feature }) => {
        const piece = here();
        return piece && "opened" in piece ? [{ ...piece, feature }] : [];
      });
      return opened.length === 0 ? loaded : { ...loaded, handle: { ...loaded.handle, pieces: opened } };
    },
  };
};

/** The source files of a route's page and its pieces. */
export const sourcesOf = (id: string): readonly string[] => id.split(" ").slice(1);
