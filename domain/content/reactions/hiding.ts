import type { MemberId } from "../../accounts/member.ts";
import { may, type Audience } from "../../shared/rights.ts";

/** `hiddenBecause`: absent or null for a comment that isn't hidden. */
type Hideable = { readonly author: MemberId | null; readonly hiddenBecause?: string | null };

export const isHidden = ({ hiddenBecause }: Pick<Hideable, "hiddenBecause">): boolean =>
  hiddenBecause !== undefined && hiddenBecause !== null;

/** Whether a caller can read a comment. A hidden one is read by its author and the staff. */
export const canReadComment = (comment: Hideable, reader: MemberId | null, audience: Audience): boolean =>
  !isHidden(comment) || (comment.author !== null && comment.author === reader) || may(audience, "read hidden comments");

/** The comment after it is hidden. One that was held waits no longer. */
export const hide = <One extends Hideable>(comment: One, reason: string): One => ({
  ...comment,
  hiddenBecause: reason,
  heldFor: null,
});

/** The comment after it is shown again. */
export const restore = <One extends Hideable>(comment: One): One => ({
  ...comment,
  hiddenBecause: null,
  heldFor: null,
});
