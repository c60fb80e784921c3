import { done } from "../../shared/result.ts";
import { normalizeText } from "../../shared/text.ts";
import { addRecord, type ReadTyped, saveRecord } from "../lists/editList.ts";
import {
  addressProblem,
  isSecureAddress,
  oneLine,
  pictureProblem,
  refusalOf,
  requiredProblem,
  type TextProblem,
  visibilityOf,
} from "../lists/fields.ts";
import type { Details, ListRecord } from "../lists/records.ts";

/** A partner of the club. */
export type Partner = ListRecord & {
  readonly name: string;
  /** What it does for the club: "Fournisseur officiel du maillot". */
  readonly kind: string;
  readonly text: string;
  /** Its site: a whole https address. */
  readonly address: string;
  /** The address of its logo, for a dark background. Null: the site draws a mark with its initials. */
  readonly logo: string | null;
};

/** A partner as it is typed into a form. */
export type TypedPartner = {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly address: string;
  readonly logo: string;
  readonly visibility: string;
};

/** The most characters of each, as in the table. */
export const longestOfPartner = { name: 60, kind: 80, text: 400 } as const;

/** The details of a partner as they are stored. Refuses with the problem of each field. */
export const readTypedPartner: ReadTyped<Partner, TypedPartner, TextProblem> = (typed, before) => {
  const [name, kind, text] = [oneLine(typed.name), oneLine(typed.kind), normalizeText(typed.text)];
  const [address, logo] = [typed.address.trim(), typed.logo.trim()];
  const refusal = refusalOf<TypedPartner, TextProblem>({
    name: requiredProblem(name, longestOfPartner.name),
    kind: requiredProblem(kind, longestOfPartner.kind),
    text: requiredProblem(text, longestOfPartner.text),
    address: address === "" ? "required" : addressProblem(address, isSecureAddress),
    logo: pictureProblem(logo, before?.logo),
  });
  if (refusal) return refusal;
  return done({ name, kind, text, address, logo: logo || null, isPublished: typed.visibility !== "draft" });
};

/** A partner as a form shows it. */
export const typedPartner = (partner: Details<Partner>): TypedPartner => ({
  name: partner.name,
  kind: partner.kind,
  text: partner.text,
  address: partner.address,
  logo: partner.logo ?? "",
  visibility: visibilityOf(partner),
});

export const addPartner = addRecord(readTypedPartner);
export const savePartner = saveRecord(readTypedPartner);
