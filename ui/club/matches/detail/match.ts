import { combine, sample } from "effector";
import { detailModel } from "../../../content/details/detailModel.ts";
import { $standingsStatus, standingsWanted } from "../../standings/standings.ts";
import { readMatchFx } from "../effects.ts";
import { isAnyPlayed, refreshOnChange } from "../live.ts";

const model = detailModel({ name: "match", readFx: readMatchFx });

export const { opened: matchOpened, retried: matchRetried, $item: $match, $slug: $matchSlug } = model;

sample({
  clock: matchOpened,
  fn: ({ params }) => ({ kind: "match" as const, match: params["slug"] ?? "" }),
  target: standingsWanted,
});
export const $matchStatus = combine(model.$status, $standingsStatus, (...all) => Math.max(...all));

refreshOnChange(model.refreshed);
export const $isPlaying = isAnyPlayed(model.$shown.map((match) => (match ? [match] : [])));
