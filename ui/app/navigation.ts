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

/** The bar's links and menus, in order. */
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

/** Every page, under headings. */
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

/** True for the page itself and those below it (/tips/{slug} belongs to /tips). */
export const isIn = ({ to }: Place, path: string): boolean => path === to || (to !== "/" && path.startsWith(`${to}/`));

/** True when a page belongs to a menu: its button is then marked while the menu is closed. */
export const standsFor = ({ places }: Menu, path: string): boolean => places.some((place) => isIn(place, path));
