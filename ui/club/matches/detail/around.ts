import { sample } from "effector";
import { nothingAround } from "../../../../domain/club/matches/aroundMatch.ts";
import { rememberAnswers } from "../../../content/details/recentItems.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createQuery } from "../../../lib/query.ts";
import { readAroundMatchFx } from "../effects.ts";
import { refreshOnChange } from "../live.ts";
import { $matchSlug, matchOpened } from "./match.ts";

const { refreshed, reloaded, $state } = createQuery({
  effect: readAroundMatchFx,
  $params: $matchSlug.map((slug) => ({ slug })),
  name: "around-match",
});
const $answer = $state.map(valueOf);
sample({ clock: matchOpened, fn: () => {}, target: reloaded });
rememberAnswers({ opened: matchOpened, $key: $matchSlug, $state, $value: $answer });
refreshOnChange(refreshed);

/** The line-up and the form of the sides. Empty also when loading fails. */
export const $around = $answer.map((around) => around ?? nothingAround);
