import { sample } from "effector";
import type { ReadableArticle } from "../../../domain/content/articles/readArticle.ts";
import type { ShownBlock } from "../../../domain/content/body/shownContent.ts";
import { modulesFor } from "../body/pieces.ts";
import { detailModel } from "../details/detailModel.ts";
import { rememberAnswers } from "../details/recentItems.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import type { ShownKind } from "../../lib/page/handle.ts";
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

const hasCards = (article: ReadableArticle | null): boolean =>
  article?.content.some(({ kind }) => kind === "card") === true;

const ofCards: readonly ShownKind[] = ["standings", "teams"];
const ofAuthors: readonly ShownKind[] = ["teams"];
const none: readonly ShownKind[] = [];

/** A card, or a link that is one once its item is published. `loneLink` of the domain would load the rules of embeds with the page. */
const mayBeCard = (block: ShownBlock): boolean =>
  block.kind === "card" ||
  (block.kind === "paragraph" && block.inlines.length === 1 && block.inlines[0]?.kind === "link");

/** The kinds that its cards show or will show, besides matches; and the people who wrote it. */
export const $articleAlsoShows = model.$shown.map((article) => {
  if (article?.content.some(mayBeCard)) return ofCards;
  return article && article.authors.length > 0 ? ofAuthors : none;
});

// What its cards show has changed. They follow it while they are on the screen.
sample({
  clock: changeHinted,
  source: model.$shown,
  filter: (article, watched) => (watched === "matches" || watched === "standings") && hasCards(article),
  fn: () => {},
  target: model.refreshed,
});

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
