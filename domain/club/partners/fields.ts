import { isSecureAddress } from "../lists/fields.ts";
import { address, line, paragraphs, picture, required } from "../lists/recordFields.ts";

/** The fields of a partner, in the order of its form. */
export const partnerFields = {
  name: required(line(60)),
  /** What it does for the club: "Fournisseur officiel du maillot". */
  kind: required(line(80)),
  text: required(paragraphs(400)),
  /** Its site: a whole https address. */
  address: required(address(isSecureAddress)),
  /** The address of its logo, for a dark background. Null: the site draws a mark with its initials. */
  logo: picture,
};
