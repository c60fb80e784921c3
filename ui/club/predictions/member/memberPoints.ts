import { sample } from "effector";
import { $memberSlug, memberOpened } from "../../../accounts/members/member.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createQuery } from "../../../lib/query.ts";
import { readMemberPointsFx } from "../effects.ts";

const query = createQuery({
  effect: readMemberPointsFx,
  $params: $memberSlug.map((slug) => ({ slug })),
  name: "member-points",
});

sample({ clock: memberOpened, fn: () => {}, target: query.reloaded });
// A hidden member's points are for them and the staff: they are known after the first answer.
sample({ clock: $memberId, filter: (id) => id !== null, fn: () => {}, target: query.refreshed });

/** What the member of the page has earned; null while it isn't known, and without a prediction that counts. */
export const $memberPoints = query.$state.map((state) => valueOf(state) ?? null);
