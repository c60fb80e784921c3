import { sample } from "effector";
import { modulesFor } from "../body/embed/embedPiece.ts";
import { detailModel } from "../details/detailModel.ts";
import { rememberAnswers } from "../details/recentItems.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { createQuery } from "../../lib/query.ts";
import { articleAddress } from "./address.ts";
import { readArticleFx, relatedArticlesFx } from "./effects.ts";
import { relatedOf } from "./shownArticle.ts";

const model = detailModel({ name: "article", readFx: readArticleFx });

export const {
  opened: articleOpened,
  retried: articleRetried,
  $item: $article,
  $slug: $articleSlug,
  $id: $articleId,
  $status: $articleStatus,
} = model;

/** The article's address, when its page was opened at a former one. */
export const $articleMovedTo = model.$movedTo.map((slug) => slug && articleAddress(slug));

export const $articleModules = model.$shown.map((article) => modulesFor(article?.content));

export const $articleCommentCount = model.$shown.map((article) => article?.comments ?? null);

export const $articlePath = $articleSlug.map(articleAddress);

const related = createQuery({
  effect: relatedArticlesFx,
  $params: model.$shown.map((article) => article && { id: article.id, category: article.category }),
  name: "article-related",
  keep: (articles) => articles.map(relatedOf),
  ends: [articleOpened],
});
const $answer = related.$state.map(valueOf);
rememberAnswers({ opened: related.reloaded, $key: model.$id, $state: related.$state, $value: $answer });
sample({ clock: model.$shown, filter: (article) => article !== null, target: related.reloaded });

/** Related articles; empty also when loading fails. */
export const $related = $answer.map((articles) => articles ?? []);
