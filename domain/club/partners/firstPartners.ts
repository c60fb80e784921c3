import { emptyValues } from "../lists/recordFields.ts";
import type { FirstRow } from "../lists/records.ts";
import { partnerFields } from "./fields.ts";
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

/** A partner in the club's folder. Its logo: an SVG picture, nearly square, for a dark background. */
export type FirstPartner = Pick<Partner, "name" | "kind" | "text" | "address"> & { readonly logo: string };

export const firstPartners = ({ list }: PartnersPage): readonly FirstRow<Partner>[] =>
  list.map((said, place) => ({
    ...emptyValues(partnerFields),
    ...said,
    logo: logoAddress(said.name),
    isPublished: true,
    place,
  }));
