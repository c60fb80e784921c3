import { createEffect } from "effector";
import type { TipList, TipQuery } from "../../domain/tips/listTips.ts";
import type { RateRefusal, RatingWish } from "../../domain/tips/rateTip.ts";
import type { TipRating } from "../../domain/tips/rating.ts";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { ActingMember } from "../accounts/session/session.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import { actsOn } from "../content/reactions/effects.ts";
import type { ShownSidebar } from "./shownSidebar.ts";

// Effects without handlers: the feature pairs each with its use case. They are apart from the models, because features
// are part of the first download, and models are loaded with their pages.

export type TipParams = { readonly slug: string };

export const listTipsFx = createEffect<TipQuery, TipList, Unexpected>();
export const loadSidebarFx = createEffect<void, ShownSidebar, Unexpected>();
export const readTipFx = createEffect<TipParams, ReadableTip, { readonly kind: "not-found" } | Unexpected>();
export const viewTipFx = createEffect<TipId, void, Unexpected>();
export const rateTipFx = createEffect<RatingWish & ActingMember, TipRating, RateRefusal | Unexpected>();
export const ratingOfTipFx = createEffect<{ readonly id: TipId } & ActingMember, TipRating, Unexpected>();
export const tipActs = actsOn<TipId>();
