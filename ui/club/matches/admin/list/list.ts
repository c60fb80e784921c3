import { combine } from "effector";
import type { StaffMatchQuery } from "../../../../../domain/club/matches/editMatches.ts";
import type { Match } from "../../../../../domain/club/matches/match.ts";
import type { Page } from "../../../../../domain/shared/pages.ts";
import { haveSameItems, inPlace } from "../../../../admin/inPlace.ts";
import { stableListModel } from "../../../../admin/stableListModel.ts";
import { type MatchesSelection, matchesSelectionOf } from "../address.ts";
import { listStaffMatchesFx } from "../effects.ts";

/** The staff's list of matches, with drafts, as its address selects it. */
export const staffMatches = stableListModel<MatchesSelection, StaffMatchQuery, Page<Match>, Match, unknown>({
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
