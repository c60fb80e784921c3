import { createEffect } from "effector";
import type {
  HideRefusal,
  HideWish,
  ModeratedPage,
  RestoreRefusal,
  RestoreWish,
  WantedModerated,
} from "../../../../domain/content/editing/moderate.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";

// What the staff asks of the club about comments.

export const listModeratedFx = createEffect<WantedModerated, ModeratedPage, Unexpected>();
export const hideCommentFx = createEffect<HideWish, void, HideRefusal | Unexpected>();
export const restoreCommentFx = createEffect<RestoreWish, void, RestoreRefusal | Unexpected>();
