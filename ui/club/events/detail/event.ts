import { sample } from "effector";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { noSignUps } from "../../../../domain/club/events/ports.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { detailModel } from "../../../content/details/detailModel.ts";
import { likesOn } from "../../../content/reactions/likes.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createQuery } from "../../../lib/query.ts";
import { eventPath } from "../address.ts";
import { readEventFx, readSignUpsFx, signUpForEventFx, signUpStateOfFx } from "../effects.ts";
import { gone, joined, left, notSignedUp } from "./words.ts";

const model = detailModel({ name: "event", readFx: readEventFx });
export const { opened: eventOpened, retried: eventRetried, $item: $event, $status: $eventStatus } = model;

const signUps = createQuery({
  effect: readSignUpsFx,
  $params: model.$slug.map((slug) => (slug === "" ? null : { id: slug as Slug })),
  name: "event-sign-ups",
});
/** Who comes, and the member's own place; empty while it isn't known. */
export const $signUps = signUps.$state.map((state) => valueOf(state) ?? noSignUps);

sample({ clock: eventOpened, fn: () => {}, target: signUps.reloaded });

const $slug = $event.map((state): Slug | null => valueOf(state)?.slug ?? null);

export const {
  $likeStates: $joins,
  likeStateOf: joinOf,
  likeClicked: joinPressed,
} = likesOn<Slug>({
  kind: "event",
  $id: $slug,
  $path: $slug.map((slug) => (slug === null ? "" : eventPath(slug))),
  rights: { like: "sign up for an event" },
  acts: { likeFx: signUpForEventFx, likesOfFx: signUpStateOfFx },
  words: { liked: joined, unliked: left, gone },
  failureOf: notSignedUp,
});

// The staff sees more than visitors, and a member their own place. An event that was hidden may be shown again.
sample({
  clock: [
    signUpForEventFx.finally,
    $memberId.updates,
    sample({ clock: changeHinted, filter: (watched) => watched === "events" || watched === "notifications" }),
  ],
  fn: () => {},
  target: [signUps.refreshed, model.refreshed],
});
