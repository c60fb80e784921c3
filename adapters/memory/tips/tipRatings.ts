import { refused } from "../../../domain/shared/result.ts";
import type { TipRatings } from "../../../domain/tips/ports.ts";
import { averageOf } from "../../../domain/tips/rating.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { MemoryBackend } from "../backend.ts";
import { consumeQuota } from "../shared/quotas.ts";

export const ratingsOn = ({ ratings }: MemoryBackend, tip: TipId): readonly number[] =>
  ratings
    .read()
    .filter((one) => one.tip === tip)
    .map(({ rating }) => rating);

export const memoryTipRatings = (backend: MemoryBackend): TipRatings => {
  const { enter, isSelf, now, ratings, tipReactions } = backend;
  return {
    async set(tip, member, rating) {
      if (!((await enter("rate a tip")) && isSelf(member))) return refused({ kind: "signed-out" });
      if (rating !== null && !tipReactions.canRead(tip)) return refused({ kind: "gone" });
      const quota = consumeQuota(backend, "rating", member);
      if (!quota.ok) return quota;
      const all = ratings.read();
      const before = all.find((one) => one.tip === tip && one.member === member);
      const others = all.filter((one) => one !== before);
      const given = before?.rating === rating ? before : rating && { tip, member, rating, at: now().toISOString() };
      ratings.write(given ? [...others, given] : others);
      return quota;
    },

    async of(tip, member) {
      await enter("rate a tip");
      if (!isSelf(member)) return null;
      return ratings.read().find((one) => one.tip === tip && one.member === member)?.rating ?? null;
    },

    async average(tip) {
      await enter("read published tips");
      return tipReactions.canRead(tip) ? averageOf(ratingsOn(backend, tip)) : null;
    },
  };
};
