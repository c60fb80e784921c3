import { createEvent, createStore } from "effector";
import type { FollowId } from "../../domain/notifications/following.ts";
import { likesOn } from "../content/reactions/likes.ts";
import { followFx, followStateFx } from "./effects.ts";
import { followWords as words, notFollowed } from "./words.ts";

export type OnPage = { readonly id: FollowId; readonly path: string };

/** What can be followed on the page; null after it is left. */
export const followableShown = createEvent<OnPage | null>();

const $onPage = createStore<OnPage | null>(null, { serialize: "ignore" }).on(followableShown, (_, shown) => shown);

export const {
  $likeStates: $follows,
  likeStateOf: followOf,
  likeClicked: followPressed,
} = likesOn<FollowId>({
  kind: "follow",
  $id: $onPage.map((shown) => shown && shown.id),
  $path: $onPage.map((shown) => shown?.path ?? ""),
  rights: { like: "follow a team, a person, a category or a member" },
  acts: { likeFx: followFx, likesOfFx: followStateFx },
  words: { liked: words.followed, unliked: words.stopped, gone: words.gone },
  failureOf: notFollowed,
});
