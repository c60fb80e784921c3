import type { Slug } from "../../../../domain/shared/slug.ts";
import { likesOn } from "../../../content/reactions/likes.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { teamPath } from "../address.ts";
import { $team } from "../team.ts";
import { followsOfTeamFx, followTeamFx } from "./effects.ts";
import { followed, gone, notFollowed, stopped } from "./words.ts";

/** The team of the page; null while there is none. */
const $slug = $team.map((state): Slug | null => valueOf(state)?.slug ?? null);

export const {
  $likeStates: $follows,
  likeStateOf: followOf,
  likeClicked: followPressed,
} = likesOn<Slug>({
  kind: "followed-team",
  $id: $slug,
  $path: $slug.map((slug) => (slug === null ? "" : teamPath(slug))),
  rights: { like: "follow a team" },
  acts: { likeFx: followTeamFx, likesOfFx: followsOfTeamFx },
  words: { liked: followed, unliked: stopped, gone },
  failureOf: notFollowed,
});
