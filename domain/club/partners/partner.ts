import { addRecord, saveRecord } from "../lists/editList.ts";
import { isSecureAddress } from "../lists/fields.ts";
import {
  address,
  type FieldProblem,
  line,
  paragraphs,
  picture,
  required,
  type TextsOf,
  type ValuesOf,
} from "../lists/recordFields.ts";
import { recordForm } from "../lists/recordForm.ts";
import type { ListRecord } from "../lists/records.ts";

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

/** A partner of the club. */
export type Partner = ListRecord & ValuesOf<typeof partnerFields>;
/** A partner as it is typed into a form. */
export type TypedPartner = TextsOf<typeof partnerFields>;

export const partnerForm = recordForm<Partner, TypedPartner, FieldProblem>(partnerFields);

export const addPartner = addRecord(partnerForm.read);
export const savePartner = saveRecord(partnerForm.read);
