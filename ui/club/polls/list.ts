import { $memberId } from "../../accounts/session/session.ts";
import { createQuery } from "../../lib/query.ts";
import { readPollsFx } from "./effects.ts";

/** The polls of the member's teams. */
export const {
  $state: $polls,
  refreshed: pollsWanted,
  hinted: pollsHinted,
  reloaded: pollsRetried,
} = createQuery({ effect: readPollsFx, ends: [$memberId] });
