import { attach, combine, sample } from "effector";
import { hour } from "../../../../domain/shared/clock.ts";
import { longestOfStandings, mostRows } from "../../../../domain/club/standings/standings.ts";
import { readTypedStandings, typedStandings, type TypedStandings } from "../../../../domain/club/standings/typed.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $moment } from "../../../lib/page/moment.ts";
import { createQuery } from "../../../lib/query.ts";
import { listMatchesFx } from "../../matches/effects.ts";
import { standingsActs } from "../effects.ts";
import { complaintOf, words } from "./words.ts";

const noTexts: TypedStandings = { competition: "", title: "", asOf: "", rows: "", note: "", visibility: "published" };

/** The standings as the staff edits them. */
export const staffStandings = createListModel({
  watched: "standings",
  effects: standingsActs,
  noTexts,
  longest: 2 * mostRows * longestOfStandings.name,
  textsOf: typedStandings,
  read: readTypedStandings,
  complaintOf,
  words,
});

/** The published matches: the form offers their competitions and teams. */
const matches = createQuery({
  effect: attach({ effect: listMatchesFx }),
  $params: $moment.map(({ now }) => ({ page: 1, isWhole: false, now: now - (now % hour) })),
  ends: [$memberId],
});
sample({ clock: staffStandings.wanted, target: matches.refreshed });
export const $competitions = matches.$state.map((list) => valueOf(list)?.competitions ?? []);
export const $teams = matches.$state.map((list) => valueOf(list)?.teams ?? []);

/** Whether no match is of the typed competition: then no page would show them. */
export const $isUnused = combine(
  staffStandings.form.$texts,
  $competitions,
  ({ competition }, known) =>
    competition.trim() !== "" && known.length > 0 && !known.some((name) => name === competition.trim()),
);
