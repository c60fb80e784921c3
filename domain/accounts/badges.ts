import { refused, type Result } from "../shared/result.ts";
import type { MemberId } from "./member.ts";
import type { Session, SignedOut } from "./ports.ts";

/**
 * What earns a badge, and how much of it: staff; published tips that a member of the staff signs by their username, or that the person of the
 * teams who the member is has written, and the readings of these; predictions of the right winner; whole months since the sign-up. The database
 * has the same.
 */
export const badgeGoals = { staff: 1, "first-tip": 1, "hundred-readers": 100, "ten-right": 10, "a-year": 12 } as const;

export type Badge = keyof typeof badgeGoals;
export const badges = Object.keys(badgeGoals) as readonly Badge[];

/** How much of its goal a member has reached; never more than the goal. */
export type BadgeProgress = { readonly badge: Badge; readonly reached: number };

export const isEarned = ({ badge, reached }: BadgeProgress): boolean => reached >= badgeGoals[badge];

/** The progress of all badges, in their order, from what was counted. */
export const progressOf = (counted: Readonly<Record<Badge, number>>): readonly BadgeProgress[] =>
  badges.map((badge) => ({ badge, reached: Math.min(counted[badge], badgeGoals[badge]) }));

/** Badges are counted when they are read, and never stored. Others see those that are earned, on the member's page. */
export type Badges = {
  /** All of them, in their order. */
  of(member: MemberId): Promise<Result<readonly BadgeProgress[], SignedOut>>;
};

export type ReadOwnBadges = () => Promise<Result<readonly BadgeProgress[], SignedOut>>;

/** The signed-in member's badges, earned or not. Refuses visitors. */
export const readOwnBadges =
  ({ session, badges: port }: { readonly session: Session; readonly badges: Badges }): ReadOwnBadges =>
  async () => {
    const member = await session.current();
    return member ? port.of(member.id) : refused({ kind: "signed-out" });
  };
