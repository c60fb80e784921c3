import { type BlockedMember, type Blocks, mostBlocked } from "../../../domain/accounts/blocking.ts";
import { memberCard, type MemberId } from "../../../domain/accounts/member.ts";
import { followId } from "../../../domain/notifications/following.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { isByMember } from "../notifications/tell.ts";
import { consumeQuota } from "../shared/quotas.ts";

export const memoryBlocks = (backend: MemoryBackend): Blocks => {
  const { blocks, enter, follows, isSelf, memberOf, notifications, now } = backend;
  const mayBlock = async (member: MemberId) =>
    (await enter("block a member")) && isSelf(member) && memberOf(member) !== undefined;

  return {
    async set(member, blocked, isBlocked) {
      if (!(await mayBlock(member))) return refused({ kind: "signed-out" });
      const quota = consumeQuota(backend, "block", member);
      if (!quota.ok) return quota;
      const own = blocks.read().filter((one) => one.member === member);
      const isKnown = own.some((one) => one.blocked === blocked);
      if (!isBlocked) {
        blocks.update((all) => all.filter((one) => one.member !== member || one.blocked !== blocked));
        return done();
      }
      if (blocked === member || !memberOf(blocked)) return refused({ kind: "gone" });
      if (isKnown) return done();
      if (own.length >= mostBlocked) return refused({ kind: "full" });
      blocks.update((all) => [...all, { member, blocked, at: now().toISOString() }]);
      const on = followId({ kind: "member", slug: blocked });
      follows.update((all) => all.filter((one) => one.member !== member || one.on !== on));
      notifications.update((all) =>
        all.map((one) => (one.member === member && isByMember(one, blocked) ? { ...one, isRead: true } : one)),
      );
      return done();
    },

    async list(member) {
      if (!(await mayBlock(member))) return refused({ kind: "signed-out" });
      const own = blocks.read().filter((one) => one.member === member);
      return done(
        own.toReversed().map(({ blocked }): BlockedMember => {
          const { username, isHidden = false } = memberCard(memberOf(blocked));
          return { id: blocked, username, hasPage: username !== null && !isHidden };
        }),
      );
    },
  };
};
