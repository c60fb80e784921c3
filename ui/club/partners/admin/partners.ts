import { partnerForm } from "../../../../domain/club/partners/partner.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { partnerActs } from "./effects.ts";
import { complaintOf, words } from "./words.ts";

/** The partners as the staff edits them. */
export const staffPartners = createListModel({
  watched: "partners",
  effects: partnerActs,
  form: partnerForm,
  complaintOf,
  words,
  isUndoable: true,
});
