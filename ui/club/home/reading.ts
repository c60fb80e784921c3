import { combine, createEvent, createStore, sample } from "effector";
import type { ArticleQuery } from "../../../domain/content/articles/listArticles.ts";
import type { TipQuery } from "../../../domain/tips/listTips.ts";
import { listArticlesFx } from "../../content/articles/effects.ts";
import type { Place } from "../../lib/page/handle.ts";
import { failed, loading, ready } from "../../lib/loading/loaded.ts";
import { createQuery } from "../../lib/query.ts";
import { listTipsFx } from "../../tips/effects.ts";
import { toRead } from "./toRead.ts";

const newestTips: TipQuery = { sort: "recent", page: 1 };
const newestArticles: ArticleQuery = { sort: "date", page: 1 };
const always = <Params>(params: Params) => createStore(params, { serialize: "ignore" });

export const homeOpened = createEvent<Place>();
export const readingRetried = createEvent();

const tips = createQuery({ effect: listTipsFx, $params: always(newestTips), name: "home-tips" });
const articles = createQuery({
  effect: listArticlesFx,
  $params: always(newestArticles),
  name: "home-articles",
});

/** The newest content for home. A failure of one kind doesn't hide the other. */
export const $reading = combine(tips.$state, articles.$state, (tips, articles) => {
  if (tips.status === "loading" || articles.status === "loading") return loading;
  if (tips.status === "failed" && articles.status === "failed") return failed;
  return ready(
    toRead(tips.status === "ready" ? tips.value.tips : [], articles.status === "ready" ? articles.value.articles : []),
  );
});

sample({ clock: homeOpened, target: [tips.refreshed, articles.refreshed] });
sample({ clock: readingRetried, target: [tips.reloaded, articles.reloaded] });
