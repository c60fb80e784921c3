import type {
  HideRefusal,
  HideWish,
  ModeratedPage,
  RestoreRefusal,
  RestoreWish,
  ModerationQuery,
} from "../../../../domain/content/editing/moderate.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { effectOf } from "../../../lib/effectOf.ts";

export const listModeratedFx = effectOf("listModerated")<ModerationQuery, ModeratedPage, Unexpected>();
export const hideCommentFx = effectOf("hideComment")<HideWish, void, HideRefusal | Unexpected>();
export const restoreCommentFx = effectOf("restoreComment")<RestoreWish, void, RestoreRefusal | Unexpected>();
