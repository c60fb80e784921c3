import { combine } from "effector";
import type { ApplicationList, ApplicationQuery } from "../../../domain/applications/listApplications.ts";
import type { StaffApplication } from "../../../domain/applications/review.ts";
import { type ApplicationsSelection, applicationsSelectionOf } from "../../admin/address.ts";
import { listApplicationsFx } from "./effects.ts";
import { stableListModel } from "../../admin/stableListModel.ts";
import { merged, newsIn } from "./merged.ts";

const queryOf = (selection: ApplicationsSelection): ApplicationQuery => selection;

const withItem = (list: ApplicationList, application: StaffApplication): ApplicationList => ({
  ...list,
  items: list.items.map((one) => (one.id === application.id ? application : one)),
});

/** The applications, searched and filtered by the address. */
export const staffApplications = stableListModel({
  listFx: listApplicationsFx,
  queryOf,
  firstSelection: applicationsSelectionOf(""),
  watched: ["applications"],
  inPlace: merged,
  withItem,
});

/** Changes since the shown list was loaded. */
export const $news = combine(
  staffApplications.$list,
  staffApplications.$fresh,
  staffApplications.$selection,
  (shown, fresh, { status }) =>
    shown.status === "ready" && fresh ? newsIn(shown.value, fresh.list, status) : { added: 0, isOld: false },
);
