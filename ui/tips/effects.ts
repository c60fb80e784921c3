import { createEffect } from "effector";
import type { TipQuery } from "../../domain/tips/listTips.ts";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { Acts } from "../content/reactions/effects.ts";
import type { Unexpected } from "../lib/feedback/failure.ts";
import type { ShownSidebar } from "./shownSidebar.ts";
import type { ShownList } from "./shownTip.ts";

// Effects without handlers: the feature pairs each with its use case. They are apart from the models, because features
// are part of the first download, and models are loaded with their pages.

export type TipParams = { readonly slug: string };

export const listTipsFx = createEffect<TipQuery, ShownList, Unexpected>();
export const loadSidebarFx = createEffect<void, ShownSidebar, Unexpected>();
export const readTipFx = createEffect<TipParams, ReadableTip, { readonly kind: "not-found" } | Unexpected>();
export const listTipCommentsFx: Acts<TipId>["listCommentsFx"] = createEffect();
