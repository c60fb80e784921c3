import { sample } from "effector";
import type { ArticleSummary } from "../../../domain/content/articles/article.ts";
import { detailModel } from "../../lib/details/detailModel.ts";
import { createQuery } from "../../lib/query.ts";
import { articleAddress } from "./address.ts";
import { readArticleFx, relatedArticlesFx } from "./effects.ts";

const model = detailModel({ name: "article", readFx: readArticleFx });

export const {
  opened: articleOpened,
  retried: articleRetried,
  $story: $article,
  $slug: $articleSlug,
  $id: $articleId,
  $status: $articleStatus,
} = model;

/** Where the article stands on the site. */
export const $articlePath = $articleSlug.map(articleAddress);

const related = createQuery({
  effect: relatedArticlesFx,
  $params: model.$shown.map((article) => article && { id: article.id, category: article.category }),
  name: "article-related",
  keyOf: ({ id }) => id,
  ends: [articleOpened],
});
sample({ clock: model.$shown, filter: (article) => article !== null, target: related.opened });

/** What to read after it. None is no failure. */
export const $related = related.$value.map((articles): readonly ArticleSummary[] => articles ?? []);
