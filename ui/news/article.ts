import { combine, createStore, sample } from "effector";
import type { ArticleSummary } from "../../domain/news/article.ts";
import type { ReadableArticle } from "../../domain/news/readArticle.ts";
import { knownFrom } from "../page/known.ts";
import { storyModel } from "../page/story.ts";
import { articleAddress } from "./address.ts";
import { readArticleFx, relatedArticlesFx } from "./effects.ts";

const model = storyModel({ name: "article", readFx: readArticleFx });

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

const $known = knownFrom(
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
