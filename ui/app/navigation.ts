import { createContext, useDeferredValue } from "react";
import { useLocation } from "react-router-dom";
import { words } from "./words.ts";

export type NavEntry = { readonly to: string; readonly words: string };
export type Menu = { readonly words: string; readonly entries: readonly NavEntry[] };

/** An entry, and the part of the navigation that has it. */
export type SiteNavEntry = NavEntry & {
  readonly part: "first" | "teams" | "content" | "club" | "mentions";
  /** The list of the foot that has it too. */
  readonly foot?: "club" | "read";
};

export type Navigation = {
  /** The bar's links and menus, in their order. */
  readonly bar: readonly (NavEntry | Menu)[];
  /** The drawer has room for every page, under headings. */
  readonly drawer: readonly { readonly words: string | null; readonly entries: readonly NavEntry[] }[];
  readonly foot: Readonly<Record<"club" | "read", readonly NavEntry[]>>;
  readonly mentions: readonly NavEntry[];
};

const headings = [
  ["first", null],
  ["teams", words.teams],
  ["content", words.content],
  ["club", words.club],
] as const;

/** The navigation of entries, in their given order. */
export const navigationOf = (all: readonly SiteNavEntry[]): Navigation => {
  const drawer = headings
    .map(([part, words]) => ({ part, words, entries: all.filter((entry) => entry.part === part) }))
    .filter(({ entries }) => entries.length > 0);
  return {
    bar: drawer.flatMap<NavEntry | Menu>(({ part, words, entries }) =>
      part === "teams" || part === "content" ? [{ words: words ?? "", entries }] : entries,
    ),
    drawer,
    foot: {
      club: all.filter(({ foot }) => foot === "club"),
      read: all.filter(({ foot }) => foot === "read"),
    },
    mentions: all.filter(({ part }) => part === "mentions"),
  };
};

export const NavigationContext = createContext(navigationOf([]));

/**
 * The path whose entries are marked as the current ones. It changes after the page: a click's title doesn't wait for the dozens of
 * links around it. These are in components that are rendered for another path only (`memo`).
 */
export const useMarkedPath = (): string => useDeferredValue(useLocation().pathname);

export const isMenu = (entry: NavEntry | Menu): entry is Menu => "entries" in entry;

/** True for the page itself and those below it (/tips/{slug} belongs to /tips). */
export const isIn = ({ to }: Pick<NavEntry, "to">, path: string): boolean =>
  path === to || (to !== "/" && path.startsWith(`${to}/`));

export const panelPath = "/admin";

/** Whether a page is of the staff's panel. Routes know no capitals. */
export const isInPanel = (path: string): boolean => isIn({ to: panelPath }, path.toLowerCase());

/** The address of the entry that a part marks on a page: the nearest of those that contain the page. */
export const currentIn = (entries: readonly Pick<NavEntry, "to">[], path: string): string | undefined =>
  entries
    .filter((entry) => isIn(entry, path))
    .map(({ to }) => to)
    .toSorted((one, other) => other.length - one.length)[0];

/** True when a page belongs to a menu: its button is then marked while the menu is closed. */
export const standsFor = ({ entries }: Menu, path: string): boolean => entries.some((entry) => isIn(entry, path));
