import { partnerFields } from "../../../domain/club/partners/fields.ts";
import type { Partner } from "../../../domain/club/partners/partner.ts";
import { storedList } from "./records.ts";

export const partnersTable = storedList<Partner>("partners", partnerFields);
