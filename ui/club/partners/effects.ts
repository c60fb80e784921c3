import { createEffect } from "effector";
import type { Partner } from "../../../domain/club/partners/partner.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const listPartnersFx = createEffect<void, readonly Partner[], Unexpected>();
