import type { TextProblem } from "../../../../domain/club/lists/fields.ts";
import type { Partner, TypedPartner } from "../../../../domain/club/partners/partner.ts";
import { type ListEffects, listEffects } from "../../lists/effects.ts";

export const partnerActs: ListEffects<Partner, TypedPartner, TextProblem> = listEffects("Partner", "Partners");
