import { sample } from "effector";
import { changeHinted } from "../../lib/live/following.ts";
import { useFollowing } from "../../lib/live/useFollowing.ts";
import { applicationsChanged } from "./mine.ts";

sample({
  clock: changeHinted,
  filter: (watched) => watched === "applications",
  fn: () => {},
  target: applicationsChanged,
});

/** Has the member's applications asked for again when somebody has changed them, while they are on the screen. */
export const useLiveApplications = (isShown = true): void => {
  useFollowing("applications", isShown);
  // Whoever is accepted may be given a role with it.
  useFollowing("role", isShown);
};
