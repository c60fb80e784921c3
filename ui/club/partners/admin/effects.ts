import type { TextProblem } from "../../../../domain/club/lists/fields.ts";
import type { Partner, TypedPartner } from "../../../../domain/club/partners/partner.ts";
import { listEffects } from "../../lists/effects.ts";

export const partnerActs = listEffects("Partner", "Partners")<Partner, TypedPartner, TextProblem>();
