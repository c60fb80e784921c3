import type { LikeWish } from "../../domain/reactions/like.ts";
import type { LikesCount } from "../../domain/reactions/likesOf.ts";

/** The heart of one tip or article, from all sides. They differ while a like is on its way. */
export type Heart = {
  /** What the member asked for last, until the backend has it. It is shown at once. */
  readonly wish: boolean | null;
  /** What the backend has, as far as this tab knows. */
  readonly saved: boolean;
  /** How many others like it. `undefined`: as many as the page came with. */
  readonly others: number | undefined;
  /**
   * Whether the backend may have something else than `saved`. "asking": it is asked before anything is sent. "resting":
   * it could not be reached, and is asked again when it has answered something, or when the reader comes back.
   */
  readonly doubt: "none" | "asking" | "resting";
};

export type Hearts = { readonly [id: string]: Heart };

/** What a heart is to say to the backend next. */
export type Step<Id extends string> =
  { readonly kind: "ask"; readonly id: Id } | { readonly kind: "like"; readonly wish: LikeWish<Id> };

const untouched: Heart = { wish: null, saved: false, others: undefined, doubt: "none" };

export const heartOf = (hearts: Hearts, id: string): Heart => hearts[id] ?? untouched;

export const isLit = ({ wish, saved }: Heart): boolean => wish ?? saved;

/** The number beside the heart. `counted`: how many likes the page came with. */
export const likesShown = (heart: Heart, counted: number): number => (heart.others ?? counted) + Number(isLit(heart));

const unless = (wish: boolean | null, saved: boolean) => (wish === saved ? null : wish);

const put = (hearts: Hearts, id: string, change: Partial<Heart>): Hearts => ({
  ...hearts,
  [id]: { ...heartOf(hearts, id), ...change },
});

export const turned = (hearts: Hearts, id: string): Hearts => put(hearts, id, { wish: !isLit(heartOf(hearts, id)) });

/** Lit, whatever it was: said twice it is the same. */
export const lit = (hearts: Hearts, id: string): Hearts =>
  put(hearts, id, { wish: unless(true, heartOf(hearts, id).saved) });

export const doubted = (hearts: Hearts, id: string): Hearts => put(hearts, id, { doubt: "asking" });

const answered = (hearts: Hearts, id: string, change: (heart: Heart) => Partial<Heart>): Hearts =>
  put(hearts, id, change(heartOf(hearts, id)));

/** Somebody else is before the page now, or nobody. How many like a thing doesn't change by that. */
export const leftBehind = (hearts: Hearts): Hearts =>
  Object.fromEntries(
    Object.entries(hearts).map(([id, { saved, others }]) => [
      id,
      { ...untouched, others: others === undefined ? undefined : others + Number(saved) },
    ]),
  );

export const kept = (hearts: Hearts, { id, liked }: LikeWish<string>): Hearts =>
  answered(hearts, id, ({ wish, doubt }) => ({
    saved: liked,
    wish: unless(wish, liked),
    doubt: doubt === "none" ? "none" : "asking",
  }));

/** The wish was refused, or its answer never came: perhaps it was carried out all the same, so the backend is asked. */
export const takenBack = (hearts: Hearts, { id }: LikeWish<string>): Hearts =>
  answered(hearts, id, () => ({ wish: null, doubt: "asking" }));

/** What the backend has. A wish that came up meanwhile stays a wish. */
export const learnt = (hearts: Hearts, id: string, { mine, count }: LikesCount): Hearts =>
  answered(hearts, id, ({ wish }) => ({
    saved: mine,
    wish: unless(wish, mine),
    others: count - Number(mine),
    doubt: "none",
  }));

export const unanswered = (hearts: Hearts, id: string): Hearts => answered(hearts, id, () => ({ doubt: "resting" }));

/** One heart's next step, if any heart has one. */
export const nextStep = <Id extends string>(hearts: Hearts): Step<Id> | null => {
  for (const [name, { doubt, wish, saved }] of Object.entries(hearts)) {
    const id = name as Id;
    if (doubt === "asking") return { kind: "ask", id };
    if (wish !== null && wish !== saved) return { kind: "like", wish: { id, liked: wish } };
  }
  return null;
};
