/** The club's partners, and how to become one. */
export type PartnersPage = {
  readonly title: string;
  readonly lead: string;
  readonly list: readonly Partner[];
  /** The invitation to become a partner. */
  readonly call: { readonly title: string; readonly text: string };
};

export type Partner = {
  readonly name: string;
  /** What it does for the club: "Fournisseur officiel du maillot". */
  readonly kind: string;
  readonly text: string;
  /** Its site: a whole https address. */
  readonly address: string;
  /** Its logo: an SVG picture, nearly square, for a dark background. */
  readonly logo: string;
};
