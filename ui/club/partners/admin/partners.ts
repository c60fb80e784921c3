import {
  longestOfPartner,
  readTypedPartner,
  typedPartner,
  type TypedPartner,
} from "../../../../domain/club/partners/partner.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { partnerActs } from "./effects.ts";
import { complaintOf, words } from "./words.ts";

const noTexts: TypedPartner = { name: "", kind: "", text: "", address: "", logo: "", visibility: "published" };

/** The partners as the staff edits them. */
export const staffPartners = createListModel({
  watched: "partners",
  effects: partnerActs,
  noTexts,
  longest: longestOfPartner.text,
  textsOf: typedPartner,
  read: readTypedPartner,
  complaintOf,
  words,
});

/** Names the target of an uploaded logo. */
export const logoName = "partner-logo";
staffPartners.form.fillByUpload(logoName, (texts, logo) => ({ ...texts, logo }));
