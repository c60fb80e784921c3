import { attach, combine, sample } from "effector";
import type { StaffMatchQuery } from "../../../../../domain/club/matches/editMatches.ts";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import type { Page } from "../../../../../domain/shared/pages.ts";
import { haveSameItems, inPlace } from "../../../../admin/inPlace.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { valueOf } from "../../../../lib/loading/loaded.ts";
import type { FailureAnswer } from "../../../../lib/feedback/failure.ts";
import { createQuery } from "../../../../lib/query.ts";
import { stableListModel } from "../../../../admin/stableListModel.ts";
import { type MatchesSelection, matchesSelectionOf } from "../address.ts";
import { countStaffMatchesFx, listStaffMatchesFx } from "../effects.ts";

/** The staff's list of matches, with drafts, as its address selects it. */
export const staffMatches = stableListModel<MatchesSelection, StaffMatchQuery, Page<Match>, Match, FailureAnswer>({
  listFx: listStaffMatchesFx,
  queryOf: (place) => ({ ...place }),
  firstSelection: matchesSelectionOf(""),
  watched: ["matches"],
  inPlace,
  withItem: (list, match) => ({
    ...list,
    items: list.items.map((one) => (one.id === match.id && one.revision <= match.revision ? match : one)),
  }),
});

/** Whether the latest list has other matches or another order than the screen. */
export const $hasNews = combine(
  staffMatches.$list,
  staffMatches.$fresh,
  (list, fresh) => list.status === "ready" && fresh !== null && !haveSameItems(list.value, fresh.list),
);

const counted = createQuery({
  effect: attach({ effect: countStaffMatchesFx }),
  $params: staffMatches.$selection.map(({ isOver }) => ({ isOver })),
  ends: [$memberId],
});
// With each answer to the list, which follows changes of others too.
sample({ clock: staffMatches.answered, fn: () => {}, target: counted.refreshed });

/** The numbers beside the filters; null while those of the chosen period aren't known. */
export const $counts = combine(counted.$state, staffMatches.$selection, (state, { isOver }) => {
  const counts = valueOf(state);
  return counts?.isOver === isOver ? counts : null;
});
