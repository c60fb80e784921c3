import type { LikesOfTip } from "../../domain/tips/likesOfTip.ts";
import type { LikeWish } from "../../domain/tips/likeTip.ts";
import type { TipId } from "../../domain/tips/tip.ts";

/** One tip's heart, from all sides. They differ while a like is on its way. */
export type Heart = {
  /** What the member asked for last, until the backend has it. It is shown at once. */
  readonly wish: boolean | null;
  /** What the backend has, as far as this tab knows. */
  readonly saved: boolean;
  /** How many others like the tip. `undefined`: as many as the page came with. */
  readonly others: number | undefined;
  /**
   * Whether the backend may have something else than `saved`. "asking": it is asked before anything is sent. "resting":
   * it could not be reached, and is asked again when it has answered something, or when the reader comes back.
   */
  readonly doubt: "none" | "asking" | "resting";
};

export type Hearts = { readonly [tip: TipId]: Heart };

/** What a heart is to say to the backend next. */
export type Step = { readonly kind: "ask"; readonly tip: TipId } | { readonly kind: "like"; readonly wish: LikeWish };

const untouched: Heart = { wish: null, saved: false, others: undefined, doubt: "none" };

export const heartOf = (hearts: Hearts, tip: TipId): Heart => hearts[tip] ?? untouched;

export const isLit = ({ wish, saved }: Heart): boolean => wish ?? saved;

/** The number beside the heart. `counted`: how many likes the page came with. */
export const likesShown = (heart: Heart, counted: number): number => (heart.others ?? counted) + Number(isLit(heart));

const put = (hearts: Hearts, tip: TipId, change: Partial<Heart>): Hearts => ({
  ...hearts,
  [tip]: { ...heartOf(hearts, tip), ...change },
});

export const turned = (hearts: Hearts, tip: TipId): Hearts => put(hearts, tip, { wish: !isLit(heartOf(hearts, tip)) });

export const doubted = (hearts: Hearts, tip: TipId): Hearts => put(hearts, tip, { doubt: "asking" });

const answered = (hearts: Hearts, tip: TipId, change: (heart: Heart) => Partial<Heart>): Hearts =>
  put(hearts, tip, change(heartOf(hearts, tip)));

/** Somebody else is before the page now, or nobody. How many like a tip doesn't change by that. */
export const leftBehind = (hearts: Hearts): Hearts =>
  Object.fromEntries(
    Object.entries(hearts).map(([tip, { saved, others }]) => [
      tip,
      { ...untouched, others: others === undefined ? undefined : others + Number(saved) },
    ]),
  );

const unless = (wish: boolean | null, saved: boolean) => (wish === saved ? null : wish);

export const kept = (hearts: Hearts, { tip, liked }: LikeWish): Hearts =>
  answered(hearts, tip, ({ wish, doubt }) => ({
    saved: liked,
    wish: unless(wish, liked),
    doubt: doubt === "none" ? "none" : "asking",
  }));

/** The wish was refused, or its answer never came: perhaps it was carried out all the same, so the backend is asked. */
export const takenBack = (hearts: Hearts, { tip }: LikeWish): Hearts =>
  answered(hearts, tip, () => ({ wish: null, doubt: "asking" }));

/** What the backend has. A wish that came up meanwhile stays a wish. */
export const learnt = (hearts: Hearts, tip: TipId, { mine, count }: LikesOfTip): Hearts =>
  answered(hearts, tip, ({ wish }) => ({
    saved: mine,
    wish: unless(wish, mine),
    others: count - Number(mine),
    doubt: "none",
  }));

export const unanswered = (hearts: Hearts, tip: TipId): Hearts => answered(hearts, tip, () => ({ doubt: "resting" }));

/** One heart's next step, if any heart has one. */
export const nextStep = (hearts: Hearts): Step | null => {
  for (const [id, { doubt, wish, saved }] of Object.entries(hearts)) {
    const tip = id as TipId;
    if (doubt === "asking") return { kind: "ask", tip };
    if (wish !== null && wish !== saved) return { kind: "like", wish: { tip, liked: wish } };
  }
  return null;
};
