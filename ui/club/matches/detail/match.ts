import { detailModel } from "../../../content/details/detailModel.ts";
import { readMatchFx } from "../effects.ts";
import { followMatches } from "../live.ts";

const model = detailModel({ name: "match", readFx: readMatchFx });

export const {
  opened: matchOpened,
  retried: matchRetried,
  $item: $match,
  $slug: $matchSlug,
  $status: $matchStatus,
} = model;

export const $isMatchFollowed = followMatches({
  $shown: model.$shown.map((match) => (match ? [match] : [])),
  refreshed: model.refreshed,
});
