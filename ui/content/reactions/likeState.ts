import type { LikeWish } from "../../../domain/content/reactions/like.ts";
import type { LikesCount } from "../../../domain/content/reactions/likesOf.ts";

/** The like of one tip or article. Its parts differ while a request is in flight. */
export type LikeState = {
  /** The member's last click, until the backend has it. Shown at once. */
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

export type LikeStates = { readonly [id: string]: LikeState };

/** The next request for one like. */
export type LikeStep<Id extends string> =
  { readonly kind: "ask"; readonly id: Id } | { readonly kind: "like"; readonly wish: LikeWish<Id> };

const untouched: LikeState = { wish: null, saved: false, others: undefined, doubt: "none" };

export const likeStateOf = (states: LikeStates, id: string): LikeState => states[id] ?? untouched;

export const isLiked = ({ wish, saved }: LikeState): boolean => wish ?? saved;

/** The number beside the like button. `counted`: the likes that the page came with. */
export const likesShown = (state: LikeState, counted: number): number =>
  (state.others ?? counted) + Number(isLiked(state));

const unless = (wish: boolean | null, saved: boolean) => (wish === saved ? null : wish);

const put = (states: LikeStates, id: string, change: Partial<LikeState>): LikeStates => ({
  ...states,
  [id]: { ...likeStateOf(states, id), ...change },
});

export const toggle = (states: LikeStates, id: string): LikeStates =>
  put(states, id, { wish: !isLiked(likeStateOf(states, id)) });

/** Idempotent. */
export const markLiked = (states: LikeStates, id: string): LikeStates =>
  put(states, id, { wish: unless(true, likeStateOf(states, id).saved) });

export const markStale = (states: LikeStates, id: string): LikeStates => put(states, id, { doubt: "asking" });

const answered = (states: LikeStates, id: string, change: (state: LikeState) => Partial<LikeState>): LikeStates =>
  put(states, id, change(likeStateOf(states, id)));

/** For the next member on this page, or for a visitor. The number of likes stays. */
export const forgetMember = (states: LikeStates): LikeStates =>
  Object.fromEntries(
    Object.entries(states).map(([id, { saved, others }]) => [
      id,
      { ...untouched, others: others === undefined ? undefined : others + Number(saved) },
    ]),
  );

export const markSaved = (states: LikeStates, { id, liked }: LikeWish<string>): LikeStates =>
  answered(states, id, ({ wish, doubt }) => ({
    saved: liked,
    wish: unless(wish, liked),
    doubt: doubt === "none" ? "none" : "asking",
  }));

/** After a refusal or a lost answer. The backend may have stored the like, so it is asked. */
export const rollback = (states: LikeStates, { id }: LikeWish<string>): LikeStates =>
  answered(states, id, () => ({ wish: null, doubt: "asking" }));

/** A click that came meanwhile stays. */
export const applyServerState = (states: LikeStates, id: string, { mine, count }: LikesCount): LikeStates =>
  answered(states, id, ({ wish }) => ({
    saved: mine,
    wish: unless(wish, mine),
    others: count - Number(mine),
    doubt: "none",
  }));

export const markUnreachable = (states: LikeStates, id: string): LikeStates =>
  answered(states, id, () => ({ doubt: "resting" }));

/** The next request, if any like needs one. */
export const nextStep = <Id extends string>(states: LikeStates): LikeStep<Id> | null => {
  for (const [name, { doubt, wish, saved }] of Object.entries(states)) {
    const id = name as Id;
    if (doubt === "asking") return { kind: "ask", id };
    if (wish !== null && wish !== saved) return { kind: "like", wish: { id, liked: wish } };
  }
  return null;
};
