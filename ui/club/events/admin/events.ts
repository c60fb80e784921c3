import { eventForm } from "../../../../domain/club/events/typed.ts";
import { createListModel } from "../../lists/admin/listModel.ts";
import { eventActs } from "./effects.ts";
import { complaintOf, words } from "./words.ts";

/** The events as the staff edits them. */
export const staffEvents = createListModel({
  watched: "events",
  effects: eventActs,
  form: eventForm,
  complaintOf,
  words,
});
