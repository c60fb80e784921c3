import { createContext, useDeferredValue } from "react";
import { useLocation } from "react-router-dom";
import { words } from "./words.ts";

export type Place = { readonly to: string; readonly words: string };
export type Menu = { readonly words: string; readonly places: readonly Place[] };

/** A place, and where the navigation has it. */
export type SitePlace = Place & {
  readonly part: "first" | "teams" | "content" | "club" | "mentions";
  /** The foot has it too, in the order of these numbers. */
  readonly foot?: number;
};

export type Navigation = {
  /** The bar's links and menus, in their order. */
  readonly bar: readonly (Place | Menu)[];
  /** The drawer has room for every page, under headings. */
  readonly drawer: readonly { readonly words: string | null; readonly places: readonly Place[] }[];
  readonly foot: readonly Place[];
  readonly mentions: readonly Place[];
};

const headings = [
  ["first", null],
  ["teams", words.teams],
  ["content", words.content],
  ["club", words.club],
] as const;

/** The navigation between places, in the order in which they are given. */
export const navigationOf = (all: readonly SitePlace[]): Navigation => {
  const drawer = headings
    .map(([part, words]) => ({ part, words, places: all.filter((place) => place.part === part) }))
    .filter(({ places }) => places.length > 0);
  return {
    bar: drawer.flatMap<Place | Menu>(({ part, words, places }) =>
      part === "teams" || part === "content" ? [{ words: words ?? "", places }] : places,
    ),
    drawer,
    foot: all.filter(({ foot }) => foot !== undefined).toSorted((one, other) => (one.foot ?? 0) - (other.foot ?? 0)),
    mentions: all.filter(({ part }) => part === "mentions"),
  };
};

export const NavigationContext = createContext(navigationOf([]));

/**
 * The path whose places are marked as the current ones. It changes after the page: a click's title doesn't wait for the dozens of
 * links around it. These are in components that are rendered for another path only (`memo`).
 */
export const useMarkedPath = (): string => useDeferredValue(useLocation().pathname);

export const isMenu = (entry: Place | Menu): entry is Menu => "places" in entry;

/** True for the page itself and those below it (/tips/{slug} belongs to /tips). */
export const isIn = ({ to }: Pick<Place, "to">, path: string): boolean =>
  path === to || (to !== "/" && path.startsWith(`${to}/`));

/** The address of the place of a part that is marked on a page: of those with the page, the nearest. */
export const currentIn = (places: readonly Pick<Place, "to">[], path: string): string | undefined =>
  places
    .filter((place) => isIn(place, path))
    .map(({ to }) => to)
    .toSorted((one, other) => other.length - one.length)[0];

/** True when a page belongs to a menu: its button is then marked while the menu is closed. */
export const standsFor = ({ places }: Menu, path: string): boolean => places.some((place) => isIn(place, path));
