import type { ClubColours } from "./colours.ts";

/** The club's identity. Each site has one, in the folder that its club edits. */
export type Club = {
  /** The full name: "Boréal Esport". */
  readonly name: string;
  /** What the club is called beside an opponent and in tables: "Boréal". */
  readonly shortName: string;
  /** The two parts of the name in the top bar: "Boréal" in bold, "Esport" in light letters. */
  readonly wordmark: { readonly strong: string; readonly light: string };
  /** One sentence for the footer and for search engines. */
  readonly tagline: string;
  /** Behind the name at the foot of each page: "association loi 1901". May be empty. */
  readonly legalForm: string;
  /** What the newsletter has, and how often it comes, beside its field. May be empty. */
  readonly letter: string;
  /** The club's profiles elsewhere. Absolute https addresses. */
  readonly links: readonly { readonly name: string; readonly address: string }[];
  /** The logo, as the address of an image. */
  readonly crest: string;
  readonly colours: ClubColours;
  readonly emblem: Emblem;
  /** The three players drawn on the sign-in page, from left to right, without names; or none. */
  readonly greeters: readonly Figure[];
  readonly texts: ClubTexts;
};

/** The most characters of a short name. */
export const longestShortName = 20;

/** The short name of a club that writes none: its name when that is short, else what the top bar shows. */
export const shortNameOf = ({ name, wordmark: { strong, light } }: Pick<Club, "name" | "wordmark">): string =>
  [...name].length <= longestShortName ? name : `${strong} ${light}`.trim();

/**
 * The club's emblem as flat shapes that each place paints in its own colours: on the players' chests, large and faint behind
 * titles, as the zero of a 404.
 */
export type Emblem = readonly EmblemShape[];

export type EmblemShape = {
  /** Path data of SVG around the middle (0 0). The emblem reaches from -1 to 1. */
  readonly path: string;
  readonly tone: EmblemTone;
};

/** Two colours, each with its shade. */
export type EmblemTone = "main" | "main-shade" | "other" | "other-shade";

/** A person as the site draws them: the role decides on the mask, the name on the rest. */
export type Figure = { readonly role: string; readonly name: string };

/** The club's own texts. All others are the product's. */
export type ClubTexts = {
  /** On the sign-in page: a call, then the use of an account. */
  readonly entrance: { readonly title: string; readonly lead: string };
  /** Under the title of the tips. */
  readonly tips: string;
  /** On the not-found page, under its literal sentence. */
  readonly lost: string;
};

/** An invitation: a title, a sentence, and a button to a page of the club elsewhere. */
export type Invitation = {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** A whole https address. Empty: the site's contact page. */
  readonly address: string;
};
