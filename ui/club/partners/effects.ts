import { createEffect } from "effector";
import type { TextProblem } from "../../../domain/club/lists/fields.ts";
import type { Partner, TypedPartner } from "../../../domain/club/partners/partner.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { listEffects } from "../lists/effects.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const listPartnersFx = createEffect<void, readonly Partner[], Unexpected>();
export const partnerActs = listEffects<Partner, TypedPartner, TextProblem>();
