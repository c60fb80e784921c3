import { combine } from "effector";
import type { Watched } from "../../../domain/shared/ports.ts";
import { $onScreen } from "../../lib/live/following.ts";
import { $session } from "./session.ts";

/** What visitors are told of too: all other changes are for those who act on them. */
export const followedByVisitors = ["matches", "standings", "events", "partners", "products", "teams"] as const;

const isForVisitors = (watched: Watched): boolean => followedByVisitors.some((kind) => kind === watched);

/** The changes that the page follows, each entry once. Nothing before it is known who is there. */
export const $followed = combine($onScreen, $session, (all, { status }): readonly Watched[] => {
  if (status === "checking") return [];
  return [...new Set(status === "visitor" ? all.filter(isForVisitors) : all)];
});
