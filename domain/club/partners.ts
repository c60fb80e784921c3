/** Who helps a club along, and how others may. */
export type PartnersPage = {
  readonly title: string;
  readonly lead: string;
  readonly list: readonly Partner[];
  /** The call to whoever would like to be one. */
  readonly call: { readonly title: string; readonly text: string };
};

export type Partner = {
  readonly name: string;
  /** What it is to the club: "Fournisseur officiel du maillot". */
  readonly kind: string;
  readonly text: string;
  /** Its site: a whole https address. */
  readonly address: string;
  /** Its logo: a whole SVG picture, as square as can be, which stands on a dark ground. */
  readonly logo: string;
};
