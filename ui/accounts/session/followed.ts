import { combine } from "effector";
import type { Watched } from "../../../domain/shared/ports.ts";
import { $onScreen } from "../../lib/live/following.ts";
import { $memberId } from "./session.ts";

/** What the realtime channel follows: each entry once, for members only. */
export const $followed = combine($onScreen, $memberId, (all, member): readonly Watched[] =>
  member === null ? [] : [...new Set(all)],
);
