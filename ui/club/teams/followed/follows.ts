import { followId, type FollowId } from "../../../../domain/notifications/following.ts";
import { likesOn } from "../../../content/reactions/likes.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { teamPath } from "../address.ts";
import { $team } from "../team.ts";
import { followStateOfTeamFx, followTeamFx } from "./effects.ts";
import { followed, gone, notFollowed, stopped } from "./words.ts";

const $slug = $team.map((state) => valueOf(state)?.slug ?? null);

export const {
  $likeStates: $follows,
  likeStateOf: followOf,
  likeClicked: followPressed,
} = likesOn<FollowId>({
  kind: "followed-team",
  /** The team of the page; null while there is none. */
  $id: $slug.map((slug) => slug && followId({ kind: "team", slug })),
  $path: $slug.map((slug) => (slug === null ? "" : teamPath(slug))),
  rights: { like: "follow a team, a person, a category or a member" },
  acts: { likeFx: followTeamFx, likesOfFx: followStateOfTeamFx },
  words: { liked: followed, unliked: stopped, gone },
  failureOf: notFollowed,
});
