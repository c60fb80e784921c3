import { combine, sample } from "effector";
import { standingsForm } from "../../../../domain/club/standings/typed.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { $shownCompetitions, shownCompetitionsWanted } from "../../matches/admin/choices.ts";
import { standingsActs } from "./effects.ts";
import { complaintOf, words } from "./words.ts";

/** The standings as the staff edits them. */
export const staffStandings = createListModel({
  watched: "standings",
  effects: standingsActs,
  form: standingsForm,
  complaintOf,
  words,
  isUndoable: true,
});

sample({ clock: staffStandings.wanted, target: shownCompetitionsWanted });

/** Whether no page shows matches of the typed competition: then none would show its standings. */
export const $isUnused = combine(
  staffStandings.form.$texts,
  $shownCompetitions,
  ({ competition }, shown) => competition.trim() !== "" && shown !== null && !shown.includes(competition.trim()),
);
