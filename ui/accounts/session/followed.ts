import { combine } from "effector";
import type { Watched } from "../../../domain/shared/ports.ts";
import { $onScreen } from "../../lib/live/following.ts";
import { $session } from "./session.ts";

/** What the realtime channel follows for visitors too: all other changes are for those who act on them. */
const forVisitors: readonly Watched[] = ["matches", "standings", "partners", "products", "teams"];

/** What the realtime channel follows, each entry once. Nothing before it is known who is there. */
export const $followed = combine($onScreen, $session, (all, { status }): readonly Watched[] => {
  if (status === "checking") return [];
  return [...new Set(status === "visitor" ? all.filter((watched) => forVisitors.includes(watched)) : all)];
});
