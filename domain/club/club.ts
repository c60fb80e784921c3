/** What a club says of itself and looks like. Each site has one, from the folder that its club edits. */
export type Club = {
  /** As it is called in full: "Boréal Esport". */
  readonly name: string;
  /** The two parts of the name in the top bar: "Boréal" in heavy letters, "Esport" in light ones. */
  readonly wordmark: { readonly strong: string; readonly light: string };
  /** One sentence for the footer and for search engines. */
  readonly tagline: string;
  /** Where else people find the club. Whole https addresses. */
  readonly links: readonly { readonly name: string; readonly address: string }[];
  /** The logo, as the address of an image. */
  readonly crest: string;
  readonly emblem: Emblem;
  /** Who waits behind the door of the sign-in page, from the left to the right. Only drawn, never named. */
  readonly greeters: readonly [Figure, Figure, Figure];
  readonly texts: ClubTexts;
};

/**
 * The club's sign at its simplest, as flat shapes that each place paints in its own colours: on the players' chests,
 * large and faint behind titles, as the nought of a 404.
 */
export type Emblem = readonly EmblemShape[];

export type EmblemShape = {
  /** Path data of SVG around the middle (0 0). The emblem reaches from -1 to 1. */
  readonly path: string;
  readonly tone: EmblemTone;
};

/** Two colours, each with its shade. */
export type EmblemTone = "main" | "main-shade" | "other" | "other-shade";

/** Somebody as the site draws them: the role makes the mask, the name all the rest. */
export type Figure = { readonly role: string; readonly name: string };

/** What a club says in its own voice. All else that the site says is the product's. */
export type ClubTexts = {
  /** On the sign-in page: a call, then what an account is for. */
  readonly entrance: { readonly title: string; readonly lead: string };
  /** Under the title of the tips. */
  readonly tips: string;
  /** On the not-found page, under its literal sentence. */
  readonly lost: string;
};
