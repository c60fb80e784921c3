import { type BadgeProgress, type Badges, progressOf } from "../../../domain/accounts/badges.ts";
import { memberCard } from "../../../domain/accounts/member.ts";
import { isSameUsername } from "../../../domain/accounts/names.ts";
import { dayInParis, monthsBetween } from "../../../domain/shared/parisDay.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { personOf } from "../club/personOf.ts";
import { predictorsOn } from "../club/predictors.ts";
import type { MemberRecord } from "../dataset.ts";
import { viewsOf } from "../tips/tipViews.ts";

/** The published tips that a member signs. Any member could take an author's name, so a username counts for the staff alone. */
export const signedTipsOn = (backend: MemoryBackend) => (member: MemberRecord) => {
  const { isStaff } = memberCard(member);
  const person = personOf(backend, member.id);
  return backend
    .visibleTips()
    .filter(({ author }) => (isStaff && isSameUsername(author, member.username)) || author === person?.name);
};

export const badgesOn =
  (backend: MemoryBackend) =>
  (member: MemberRecord): readonly BadgeProgress[] => {
    const { isStaff } = memberCard(member);
    const signed = signedTipsOn(backend)(member);
    const { ended, placesIn } = predictorsOn(backend);
    const predicted = placesIn(ended()).all.find((one) => one.member === member.id);
    return progressOf({
      staff: Number(isStaff),
      "first-tip": signed.length,
      "hundred-readers": signed.reduce((sum, tip) => sum + viewsOf(backend, tip), 0),
      "ten-right": predicted?.right ?? 0,
      "a-year": monthsBetween(dayInParis(Date.parse(member.createdAt)), dayInParis(backend.now().getTime())),
    });
  };

export const memoryBadges = (backend: MemoryBackend): Badges => ({
  async of(member) {
    const isAllowed = (await backend.enter("read one's own badges")) && backend.isSelf(member);
    const found = isAllowed ? backend.memberOf(member) : undefined;
    return found ? done(badgesOn(backend)(found)) : refused({ kind: "signed-out" });
  },
});
