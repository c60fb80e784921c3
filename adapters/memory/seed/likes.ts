import type { Rating } from "../../../domain/tips/rating.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { LikeRecord, RatingRecord, TipRecord } from "../dataset.ts";
import { idOf, type Username } from "./members.ts";
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
export const likes: readonly LikeRecord<TipId>[] = [
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

const rated = ({ id }: TipRecord, by: Partial<Record<Username, Rating>>): readonly RatingRecord[] =>
  Object.entries(by).map(([username, rating]) => ({ tip: id, member: idOf(username as Username), rating }));

export const ratings: readonly RatingRecord[] = [
  rated(twoOnASite, { "hugo.l": 5, lina: 5, tofu_42: 4, solveig: 5, tiboy: 4 }),
  rated(twentyMinutes, { camille: 5, marek_fps: 3, pixelmarin: 5, "noctua.lya": 4 }),
  rated(theNextRound, { solveig: 5, "hana.k": 5, sarah: 5 }),
  rated(readARotation, { gwenn_b: 5, marek_fps: 4, tiboy: 3 }),
  rated(headHeight, { camille: 5, lina: 5, "hugo.l": 4, pixelmarin: 5, "ousmane.d": 5, "hana.k": 4 }),
  rated(usefulSmoke, { "ousmane.d": 5, lina: 4, tofu_42: 4 }),
  rated(stopBeforeShooting, { tiboy: 4, pixelmarin: 4, marek_fps: 5, "hana.k": 3 }),
  rated(prepareTheRetake, { solveig: 4, "hugo.l": 5 }),
  rated(tenWords, { camille: 4, lina: 5, "noctua.lya": 5, "hana.k": 5, tiboy: 4 }),
  rated(threeFacts, { solveig: 4, sarah: 5 }),
  rated(loseOneToWinTwo, { marek_fps: 5, "ousmane.d": 3 }),
  rated(openAnAngle, { tofu_42: 4 }),
].flat();
