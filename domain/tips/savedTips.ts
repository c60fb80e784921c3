import type { MemberId } from "../accounts/member.ts";
import type { Session, SignedOut } from "../accounts/ports.ts";
import type { LikesOf } from "../content/reactions/like.ts";
import type { Likes } from "../content/reactions/ports.ts";
import { refused, type Result } from "../shared/result.ts";
import type { TipId, TipSummary } from "./tip.ts";

/** A tip that a member keeps for later. */
export type SavedTip = Pick<
  TipSummary,
  "id" | "slug" | "title" | "category" | "categoryLabel" | "featuredImage" | "plan" | "publishedAt"
>;

type Needs = { readonly session: Session; readonly savedTips: SavedTips };

/** The length of the list at most. */
export const mostSavedTips = 500;

/** A tip is saved as it is liked, and counts in the same limit; but only the caller's own saved tips are visible. */
export type SavedTips = Pick<Likes<TipId>, "set" | "has"> & {
  /** A member's published ones, saved last first. */
  list(member: MemberId): Promise<Result<readonly SavedTip[], SignedOut>>;
};

/** Whether the signed-in member saved a tip. The count is theirs alone: 0 or 1. */
export const savesOf =
  ({ session, savedTips }: Needs): LikesOf<TipId> =>
  async ({ id }) => {
    const member = await session.current();
    const mine = member ? await savedTips.has(id, member.id) : false;
    return { count: Number(mine), mine };
  };

export type ListSavedTips = () => Promise<Result<readonly SavedTip[], SignedOut>>;

/** The signed-in member's saved tips. Refuses visitors. */
export const listSavedTips =
  ({ session, savedTips }: Needs): ListSavedTips =>
  async () => {
    const member = await session.current();
    return member ? savedTips.list(member.id) : refused({ kind: "signed-out" });
  };
