import type { FieldProblem } from "../../../../domain/club/lists/recordFields.ts";
import type { Partner, TypedPartner } from "../../../../domain/club/partners/partner.ts";
import { type ListEffects, listEffects } from "../../lists/effects.ts";

export const partnerActs: ListEffects<Partner, TypedPartner, FieldProblem> = listEffects("Partner", "Partners");
