import { sample } from "effector";
import { changeHinted, useFollowing } from "../../lib/live/following.ts";
import { applicationsChanged } from "./ownApplications.ts";

sample({
  clock: changeHinted,
  filter: (watched) => watched === "applications",
  fn: () => {},
  target: applicationsChanged,
});

/** Follows changes of the member's applications while they are shown. */
export const useLiveApplications = (isShown = true): void => {
  useFollowing("applications", isShown);
  // An accepted applicant may become staff.
  useFollowing("role", isShown);
};
