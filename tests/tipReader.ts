import { fork, type Scope } from "effector";
import type { Account, MemberId } from "../domain/accounts/member.ts";
import type { LikesCount, LikeWish } from "../domain/content/reactions/like.ts";
import type { Slug } from "../domain/shared/slug.ts";
import type { ReadableTip } from "../domain/tips/readTip.ts";
import type { RatingWish } from "../domain/tips/rateTip.ts";
import type { TipRating } from "../domain/tips/rating.ts";
import type { TipId } from "../domain/tips/tip.ts";
import { ready } from "../ui/lib/loading/loaded.ts";
import { $slug, $tip } from "../ui/tips/tip.ts";
import { signOutFx, whoAmIFx } from "../ui/accounts/effects.ts";
import { forgetDraftsFx, storeDraftFx, recallDraftFx } from "../ui/lib/drafts.ts";
import { rateTipFx, ratingOfTipFx, tipActs, viewTipFx } from "../ui/tips/effects.ts";
import { fakes } from "./fakes.ts";

export const smokes = "smokes" as TipId;
/** The number of likes by other members. */
export const neighbours = 12;
export const tip = { id: smokes, slug: "smokes" as Slug, likes: neighbours } as ReadableTip;

const camille: Account = {
  id: "camille" as MemberId,
  email: "membre@demo.test",
  fullName: "Camille Martin",
  username: "camille",
  avatar: null,
  role: null,
};

type Backend = {
  readonly like: (wish: LikeWish<TipId>) => Promise<void>;
  readonly ask: () => Promise<LikesCount>;
  readonly rate?: (wish: RatingWish) => Promise<TipRating>;
  readonly askRating?: () => Promise<TipRating>;
  readonly account?: Account | null;
};

const unrated = async (): Promise<TipRating> => ({ mine: null, average: null });

/** A tab with the page of a tip that twelve others like, with fake effects. */
export const tabOnTip = ({ like, ask, rate = unrated, askRating = unrated, account = camille }: Backend): Scope =>
  fork({
    values: [
      [$tip, ready(tip)],
      [$slug, tip.slug],
    ],
    handlers: fakes(
      [whoAmIFx, async () => account],
      [viewTipFx, async () => {}],
      [rateTipFx, ({ id, rating }: RatingWish) => rate({ id, rating })],
      [ratingOfTipFx, askRating],
      [recallDraftFx, async () => ""],
      [storeDraftFx, async () => {}],
      [forgetDraftsFx, async () => {}],
      [signOutFx, async () => {}],
      [tipActs.likeFx, ({ id, liked }: LikeWish<TipId>) => like({ id, liked })],
      [tipActs.likesOfFx, ask],
    ),
  });
