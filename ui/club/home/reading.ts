import { combine, createEvent, createStore, sample } from "effector";
import type { ArticleSummary } from "../../../domain/content/articles/article.ts";
import type { ArticleQuery } from "../../../domain/content/articles/listArticles.ts";
import type { TipQuery } from "../../../domain/tips/listTips.ts";
import type { TipSummary } from "../../../domain/tips/tip.ts";
import { listArticlesFx } from "../../content/articles/effects.ts";
import type { Place } from "../../lib/page/handle.ts";
import { failed, type Loaded, loading, ready } from "../../lib/loading/loaded.ts";
import { listTipsFx } from "../../tips/effects.ts";
import { toRead } from "./toRead.ts";

// The lists ask by the same effects: these two say which answers are the first page's.
const newestTips: TipQuery = { sort: "recent", page: 1 };
const newestArticles: ArticleQuery = { sort: "date", page: 1 };

export const homeOpened = createEvent<Place>();
export const readingRetried = createEvent();

// What was shown stays while it is asked for again.
const $tips = createStore<Loaded<readonly TipSummary[]>>(loading, { sid: "home-tips" });
const $articles = createStore<Loaded<readonly ArticleSummary[]>>(loading, { sid: "home-articles" });

/** What the first page has to read. One kind that can't be had doesn't take the other away. */
export const $reading = combine($tips, $articles, (tips, articles) => {
  if (tips.status === "loading" || articles.status === "loading") return loading;
  if (tips.status === "failed" && articles.status === "failed") return failed;
  return ready(toRead(tips.status === "ready" ? tips.value : [], articles.status === "ready" ? articles.value : []));
});

$tips.on(readingRetried, () => loading);
$articles.on(readingRetried, () => loading);

sample({ clock: [homeOpened, readingRetried], fn: () => newestTips, target: listTipsFx });
sample({
  clock: listTipsFx.done,
  filter: ({ params }) => params === newestTips,
  fn: ({ result }) => ready(result.tips),
  target: $tips,
});
sample({
  clock: listTipsFx.fail,
  source: $tips,
  filter: (tips, { params }) => params === newestTips && tips.status !== "ready",
  fn: () => failed,
  target: $tips,
});

sample({ clock: [homeOpened, readingRetried], fn: () => newestArticles, target: listArticlesFx });
sample({
  clock: listArticlesFx.done,
  filter: ({ params }) => params === newestArticles,
  fn: ({ result }) => ready(result.articles),
  target: $articles,
});
sample({
  clock: listArticlesFx.fail,
  source: $articles,
  filter: (articles, { params }) => params === newestArticles && articles.status !== "ready",
  fn: () => failed,
  target: $articles,
});
