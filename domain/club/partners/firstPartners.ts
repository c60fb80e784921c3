import type { FirstRow } from "../lists/records.ts";
import { logoAddress } from "./logo.ts";
import type { Partner } from "./partner.ts";

/** The texts of the partners' page, and its first partners: an empty site reads them once. */
export type PartnersPage = {
  readonly title: string;
  readonly lead: string;
  readonly list: readonly FirstPartner[];
  /** The invitation to become a partner. */
  readonly call: { readonly title: string; readonly text: string };
};

/** A partner in the club's folder. */
export type FirstPartner = {
  readonly name: string;
  /** What it does for the club: "Fournisseur officiel du maillot". */
  readonly kind: string;
  readonly text: string;
  /** Its site: a whole https address. */
  readonly address: string;
  /** Its logo: an SVG picture, nearly square, for a dark background. */
  readonly logo: string;
};

export const firstPartners = ({ list }: PartnersPage): readonly FirstRow<Partner>[] =>
  list.map(({ name, kind, text, address }, place) => ({
    name,
    kind,
    text,
    address,
    logo: logoAddress(name),
    isPublished: true,
    place,
  }));
