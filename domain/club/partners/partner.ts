import { addRecord, saveRecord } from "../lists/editList.ts";
import type { TextsOf, ValuesOf } from "../lists/recordFields.ts";
import { recordForm } from "../lists/recordForm.ts";
import type { ListRecord } from "../lists/records.ts";
import { partnerFields } from "./fields.ts";

/** A partner of the club. */
export type Partner = ListRecord & ValuesOf<typeof partnerFields>;
/** A partner as it is typed into a form. */
export type TypedPartner = TextsOf<typeof partnerFields>;

export const partnerForm = recordForm<Partner, TypedPartner>(partnerFields);

export const addPartner = addRecord(partnerForm.read);
export const savePartner = saveRecord(partnerForm.read);
