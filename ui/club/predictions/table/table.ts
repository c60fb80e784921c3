import { sample } from "effector";
import { $memberId } from "../../../accounts/session/session.ts";
import { listModel } from "../../../lib/loading/list.ts";
import { refreshOnChange } from "../../matches/live.ts";
import { readPredictionTableFx } from "../effects.ts";
import { tableQueryFrom } from "./address.ts";

const model = listModel({ name: "prediction-table", queryFrom: tableQueryFrom, listFx: readPredictionTableFx });

export const {
  opened: tableOpened,
  retried: tableRetried,
  $query: $tableQuery,
  $list: $table,
  $status: $tableStatus,
  $isOutdated: $isTableOutdated,
} = model;

// The server's page is a visitor's: a member's own row comes with their session.
sample({ clock: $memberId, filter: (id) => id !== null, fn: () => {}, target: model.refreshed });
refreshOnChange(model.refreshed);
