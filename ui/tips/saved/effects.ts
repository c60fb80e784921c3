import { createEffect } from "effector";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { SavedTip } from "../../../domain/tips/savedTips.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { actsOn } from "../../content/reactions/effects.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const { likeFx: saveTipFx, likesOfFx: savesOfTipFx } = actsOn<TipId>();
export const listSavedTipsFx = createEffect<void, readonly SavedTip[], SignedOut | Unexpected>();
