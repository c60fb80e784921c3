import { createEffect } from "effector";
import type {
  HideRefusal,
  HideWish,
  ModeratedPage,
  RestoreRefusal,
  RestoreWish,
  ModerationQuery,
} from "../../../../domain/content/editing/moderate.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";

// Effects without handlers: see ui/tips/effects.ts.

export const listModeratedFx = createEffect<ModerationQuery, ModeratedPage, Unexpected>();
export const hideCommentFx = createEffect<HideWish, void, HideRefusal | Unexpected>();
export const restoreCommentFx = createEffect<RestoreWish, void, RestoreRefusal | Unexpected>();
