import { combine } from "effector";
import type { Watched } from "../../../domain/shared/ports.ts";
import { $onScreen } from "../../lib/live/following.ts";
import { $memberId } from "./session.ts";

/** What the realtime channel follows for visitors too: all other changes are for those who act on them. */
const forVisitors: readonly Watched[] = ["matches", "standings", "partners", "products", "teams"];

/** What the realtime channel follows, each entry once. */
export const $followed = combine($onScreen, $memberId, (all, member): readonly Watched[] => [
  ...new Set(member === null ? all.filter((watched) => forVisitors.includes(watched)) : all),
]);
