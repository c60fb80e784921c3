import { words } from "./words.ts";

export type Place = { readonly to: string; readonly words: string };
export type Menu = { readonly words: string; readonly places: readonly Place[] };

const home: Place = { to: "/", words: words.home };
const about: Place = { to: "/about", words: words.about };
const shop: Place = { to: "/shop", words: words.shop };
const valorantTeam: Place = { to: "/team-valorant", words: words.valorantTeam };
const allTeams: Place = { to: "/teams", words: words.allTeams };
const news: Place = { to: "/news", words: words.news };
const tips: Place = { to: "/tips", words: words.tips };
const recruitment: Place = { to: "/recruitment", words: words.recruitment };
const partners: Place = { to: "/partners", words: words.partners };
const contact: Place = { to: "/contact", words: words.contact };

/** The bar's links and menus, in their order. */
export const barEntries: readonly (Place | Menu)[] = [
  home,
  about,
  shop,
  { words: words.teams, places: [allTeams, valorantTeam] },
  { words: words.content, places: [news, tips] },
  recruitment,
  partners,
  contact,
];

/** The drawer has room for every page, under headings. */
export const drawerParts: readonly { readonly words: string | null; readonly places: readonly Place[] }[] = [
  { words: null, places: [home, about, shop] },
  { words: words.teams, places: [allTeams, valorantTeam] },
  { words: words.content, places: [news, tips] },
  { words: words.club, places: [recruitment, partners, contact] },
];

export const footPlaces: readonly Place[] = [allTeams, recruitment, shop];

export const footMentions: readonly Place[] = [
  { to: "/privacy", words: words.privacy },
  { to: "/terms", words: words.terms },
];

export const isMenu = (entry: Place | Menu): entry is Menu => "places" in entry;

/** Whether a page belongs to a place of the navigation: the page itself, or one below it (/tips/{slug} to /tips). */
export const isIn = ({ to }: Place, path: string): boolean => path === to || (to !== "/" && path.startsWith(`${to}/`));

/** Whether a page belongs to a menu, so that its button is marked while the menu is closed. */
export const standsFor = ({ places }: Menu, path: string): boolean => places.some((place) => isIn(place, path));
