import { combine } from "effector";
import { longestOfStandings, mostRows } from "../../../../domain/club/standings/standings.ts";
import { readTypedStandings, typedStandings, type TypedStandings } from "../../../../domain/club/standings/typed.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { $publishedCompetitions } from "../../matches/admin/choices.ts";
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

/** Whether no published match is of the typed competition: then no page would show them. */
export const $isUnused = combine(
  staffStandings.form.$texts,
  $publishedCompetitions,
  ({ competition }, known) =>
    competition.trim() !== "" && known.length > 0 && !known.some((name) => name === competition.trim()),
);
