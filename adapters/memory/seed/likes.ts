import type { Rating } from "../../../domain/tips/rating.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { LikeRecord, RatingRecord, TipRecord } from "../dataset.ts";
import { idOf, type Username } from "./members.ts";
import { daysAgo } from "./asOf.ts";
import { likedBy } from "./reactions.ts";
import { headHeight } from "./tips/headHeight.ts";
import { loseOneToWinTwo } from "./tips/loseOneToWinTwo.ts";
import { oneAgainstTwo } from "./tips/oneAgainstTwo.ts";
import { openAnAngle } from "./tips/openAnAngle.ts";
import { prepareTheRetake } from "./tips/prepareTheRetake.ts";
import { readARotation } from "./tips/readARotation.ts";
import { stopBeforeShooting } from "./tips/stopBeforeShooting.ts";
import { tenWords } from "./tips/tenWords.ts";
import { theNextRound } from "./tips/theNextRound.ts";
import { threeFacts } from "./tips/threeFacts.ts";
import { twentyMinutes } from "./tips/twentyMinutes.ts";
import { twoOnASite } from "./tips/twoOnASite.ts";
import { usefulSmoke } from "./tips/usefulSmoke.ts";

// Camille doesn't like `twoOnASite`: a newcomer can try the like on it.
const given: readonly LikeRecord<TipId>[] = [
  likedBy(
    twoOnASite,
    "hugo.l",
    "lina",
    "tofu_42",
    "solveig",
    "tiboy",
    "sarah",
    "perce_neige",
    "elio",
    "ousmane.d",
    "hana.k",
  ),
  likedBy(twentyMinutes, "camille", "lina", "marek_fps", "pixelmarin", "noctua.lya", "yanis", "hugo.l"),
  likedBy(theNextRound, "solveig", "sarah", "hana.k", "gwenn_b", "noctua.lya"),
  likedBy(readARotation, "gwenn_b", "elio", "marek_fps"),
  likedBy(
    headHeight,
    "camille",
    "lina",
    "hugo.l",
    "pixelmarin",
    "tiboy",
    "ousmane.d",
    "solveig",
    "hana.k",
    "yanis",
    "perce_neige",
    "tofu_42",
    "noctua.lya",
  ),
  likedBy(usefulSmoke, "ousmane.d", "lina", "perce_neige", "tofu_42", "romane.a"),
  likedBy(stopBeforeShooting, "tiboy", "pixelmarin", "marek_fps", "hugo.l", "hana.k", "elio"),
  likedBy(prepareTheRetake, "romane.a", "solveig", "ousmane.d", "hugo.l"),
  likedBy(tenWords, "camille", "sarah", "yanis", "lina", "pixelmarin", "noctua.lya", "hana.k", "gwenn_b", "tiboy"),
  likedBy(threeFacts, "gwenn_b", "sarah", "solveig"),
  likedBy(loseOneToWinTwo, "marek_fps", "gwenn_b"),
  likedBy(openAnAngle, "perce_neige", "tofu_42"),
  likedBy(oneAgainstTwo, "noctua.lya"),
].flat();

/** Likes of the last 30 days: 28. Of the 30 before: 25, so that they have grown by 12 %. */
const [ofLastDays, ofDaysBefore] = [28, 25];

/** How many days ago a like was given. The newest tips come first; none lies near the border of a period, so a day more changes nothing. */
const ageOf = (at: number): number => {
  if (at < ofLastDays) return 3 + Math.floor((at * 20) / ofLastDays);
  const before = at - ofLastDays;
  return before < ofDaysBefore ? 34 + Math.floor((before * 20) / ofDaysBefore) : 64 + 3 * (before - ofDaysBefore);
};

export const likes: readonly LikeRecord<TipId>[] = given.map((like, at) => ({ ...like, at: daysAgo(ageOf(at)) }));

/** Ratings of a tip, all of one day. */
const rated = ({ id }: TipRecord, days: number, by: Partial<Record<Username, Rating>>): readonly RatingRecord[] =>
  Object.entries(by).map(([username, rating]) => ({
    tip: id,
    member: idOf(username as Username),
    rating,
    at: daysAgo(days),
  }));

/** 4.6 in the last 30 days, 4.4 in the 30 before. */
export const ratings: readonly RatingRecord[] = [
  rated(twoOnASite, 4, { "hugo.l": 5, lina: 5, tofu_42: 4, solveig: 5, tiboy: 4 }),
  rated(twentyMinutes, 9, { camille: 5, marek_fps: 3, pixelmarin: 5, "noctua.lya": 4 }),
  rated(theNextRound, 20, { solveig: 5, "hana.k": 5, sarah: 5 }),
  rated(readARotation, 36, { gwenn_b: 5, marek_fps: 4, tiboy: 3 }),
  rated(headHeight, 41, { camille: 5, lina: 5, "hugo.l": 4, pixelmarin: 5, "ousmane.d": 5, "hana.k": 4 }),
  rated(usefulSmoke, 48, { "ousmane.d": 5, lina: 4, tofu_42: 4 }),
  rated(stopBeforeShooting, 88, { tiboy: 4, pixelmarin: 4, marek_fps: 5, "hana.k": 3 }),
  rated(prepareTheRetake, 150, { solveig: 4, "hugo.l": 5 }),
  rated(tenWords, 180, { camille: 4, lina: 5, "noctua.lya": 5, "hana.k": 5, tiboy: 4 }),
  rated(threeFacts, 220, { solveig: 4, sarah: 5 }),
  rated(loseOneToWinTwo, 275, { marek_fps: 5, "ousmane.d": 3 }),
  rated(openAnAngle, 345, { tofu_42: 4 }),
].flat();
