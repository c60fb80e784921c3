import { recordDialog } from "../../lists/admin/RecordDialog.tsx";
import { staffPartners } from "./partners.ts";
import { fieldWords } from "./words.ts";

/** The dialog that adds a partner, or changes one. */
export const PartnerDialog = recordDialog({ model: staffPartners, fieldWords, pairs: [["name", "kind"]] });
