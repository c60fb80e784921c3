import type {
  HideRefusal,
  HideWish,
  ModeratedPage,
  RestoreRefusal,
  RestoreWish,
  ModerationQuery,
} from "../../../../domain/content/editing/moderate.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { staffEffect } from "../../../lib/staffEffect.ts";

export const listModeratedFx = staffEffect("listModerated")<ModerationQuery, ModeratedPage, Unexpected>();
export const hideCommentFx = staffEffect("hideComment")<HideWish, void, HideRefusal | Unexpected>();
export const restoreCommentFx = staffEffect("restoreComment")<RestoreWish, void, RestoreRefusal | Unexpected>();
