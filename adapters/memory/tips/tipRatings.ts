import { done, refused } from "../../../domain/shared/result.ts";
import type { TipRatings } from "../../../domain/tips/ports.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { MemoryBackend } from "../backend.ts";
import { refusedTurn } from "../shared/turns.ts";

/** Rounded to hundredths, as the database keeps it; null of none. */
export const average = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100;

export const ratingsOn = ({ ratings }: MemoryBackend, tip: TipId): readonly number[] =>
  ratings
    .read()
    .filter((one) => one.tip === tip)
    .map(({ rating }) => rating);

export const memoryTipRatings = (backend: MemoryBackend): TipRatings => {
  const { enter, isSelf, ratings, tipReactions } = backend;
  return {
    async set(tip, member, rating) {
      if (!((await enter("rate a tip")) && isSelf(member))) return refused({ kind: "signed-out" });
      if (rating !== null && !tipReactions.sees(tip)) return refused({ kind: "gone" });
      const tooMany = refusedTurn(backend, `rating ${member}`, 60);
      if (tooMany) return tooMany;
      const others = ratings.read().filter((one) => one.tip !== tip || one.member !== member);
      ratings.write(rating === null ? others : [...others, { tip, member, rating }]);
      return done();
    },

    async of(tip, member) {
      await enter("rate a tip");
      if (!isSelf(member)) return null;
      return ratings.read().find((one) => one.tip === tip && one.member === member)?.rating ?? null;
    },

    async average(tip) {
      await enter("read published tips");
      return tipReactions.sees(tip) ? average(ratingsOn(backend, tip)) : null;
    },
  };
};
