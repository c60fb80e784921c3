import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { lazyModule } from "../ui/design/components/lazyModule.ts";
import type { PageHandle } from "../ui/lib/page/handle.ts";
import type { SlotName, SlotPiece, Slots } from "../ui/lib/page/slots.ts";

type Page = { readonly Component: ComponentType; readonly handle?: PageHandle };
type Load = () => Promise<Page>;

/** A page in a chunk of its own, with its slots. */
export type SitePage = RouteObject & {
  readonly lazy: Load;
  readonly slots: readonly SlotName[];
  /** It has a place of its own for what other pages have above them, in its large form. */
  readonly placesTop: boolean;
};

/** A page: component, and the model that loads its data. `source`: its file, as the build's manifest names it. */
export const page = (
  path: string,
  source: string,
  load: Load,
  slots: readonly SlotName[] = [],
  { placesTop = false } = {},
) => ({ path, id: `${path} ${source}`, lazy: load, slots, placesTop }) satisfies SitePage;

/** Whether what features show above pages stands above this one. */
export const hasTopAbove = ({ slots, placesTop }: SitePage): boolean => slots.includes("pageTop") && !placesTop;

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

/** What may come later is apart in a route's id: "/tips ui/tips/TipsPage.tsx | ui/club/matches/MatchBar.tsx". */
const later = " | ";

export type PageRoute = RouteObject & {
  /** Loads the page without the pieces that may come later. */
  readonly lazyPage: Load;
};

/** The slots whose pieces may come later: the page shows them by `LaterPiece`. */
const laterSlots: readonly SlotName[] = ["pageTop", "tipParts"];

/**
 * The route of a page, which loads the pieces in its slots too. Some may come later: when their file can't be loaded, the page opens
 * without them.
 */
export const routeOf = ({ slots, placesTop, ...route }: SitePage, pieces: readonly FeaturePiece[]): PageRoute => {
  const own = pieces.filter(({ slot }) => slots.includes(slot));
  const laterOnes = own.filter(({ slot }) => laterSlots.includes(slot));
  const others = own.filter(({ slot }) => !laterSlots.includes(slot));
  const loadPage: Load = route.lazy;
  const loadWith = (more: readonly FeaturePiece[]) => async (): Promise<Page> => {
    const [loaded] = await Promise.all([
      loadPage(),
      ...others.map(({ fetch }) => fetch()),
      ...more.map(({ fetch }) => fetch().catch(() => {})),
    ]);
    const opened = own.flatMap(({ here, feature }) => {
      const piece = here();
      return piece && "opened" in piece ? [{ ...piece, feature }] : [];
    });
    if (opened.length === 0) return loaded;
    return { ...loaded, handle: { ...loaded.handle, pieces: opened, placesTop } };
  };
  const now = [route.id, ...others.map(({ source }) => source)].join(" ");
  return {
    ...route,
    id: laterOnes.length === 0 ? now : now + later + laterOnes.map(({ source }) => source).join(" "),
    lazy: loadWith(laterOnes),
    lazyPage: loadWith([]),
  };
};

const namesIn = (id: string, part: number): readonly string[] => id.split(later)[part]?.split(" ") ?? [];

/** The source files of a route's page, and of its pieces but those that may come later. */
export const sourcesOf = (id: string): readonly string[] => namesIn(id, 0).slice(1);

/** The source files of a route's pieces whose script may come later. */
export const laterSourcesOf = (id: string): readonly string[] => namesIn(id, 1);
