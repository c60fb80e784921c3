import { combine, createStore, sample } from "effector";
import type { ArticleSummary } from "../../../domain/content/articles/article.ts";
import type { ReadableArticle } from "../../../domain/content/articles/readArticle.ts";
import { recentItemsOf } from "../../lib/details/recentItems.ts";
import { detailModel } from "../../lib/details/detailModel.ts";
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

/** What to read after it. None is no failure: the article is what one came for. */
export const $related = createStore<readonly ArticleSummary[]>([], { sid: "article-related" });

sample({
  clock: model.$shown,
  filter: (article: ReadableArticle | null): article is ReadableArticle => article !== null,
  fn: ({ id, category }) => ({ id, category }),
  target: relatedArticlesFx,
});
sample({
  clock: relatedArticlesFx.done,
  source: $articleId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
  target: $related,
});
$related.reset(articleOpened);

const $known = recentItemsOf(
  combine($articleId, $related, (id, related) =>
    id !== null && related.length > 0 ? { name: id, thing: related } : null,
  ),
);
sample({
  clock: $articleId,
  source: $known,
  filter: (known, id) => id !== null && known.has(id),
  fn: (known, id) => known.get(id as string) ?? [],
  target: $related,
});
