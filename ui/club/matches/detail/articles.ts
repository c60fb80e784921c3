import { sample } from "effector";
import { articlesAboutMatchFx } from "../../../content/articles/effects.ts";
import { rememberAnswers } from "../../../content/details/recentItems.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { createQuery } from "../../../lib/query.ts";
import { $matchSlug, matchOpened } from "./match.ts";

const { reloaded, $state } = createQuery({
  effect: articlesAboutMatchFx,
  $params: $matchSlug.map((slug) => ({ slug })),
  name: "match-articles",
});
const $answer = $state.map(valueOf);
sample({ clock: matchOpened, fn: () => {}, target: reloaded });
rememberAnswers({ opened: matchOpened, $key: $matchSlug, $state, $value: $answer });

/** The published articles about the match. Empty also when loading fails. */
export const $matchArticles = $answer.map((articles) => articles ?? []);
