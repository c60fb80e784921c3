import { type Partner, partnerFields } from "../../../domain/club/partners/partner.ts";
import { storedList } from "./records.ts";

export const partnersTable = storedList<Partner>("partners", partnerFields);
