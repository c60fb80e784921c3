import { combine, createEvent, createStore, sample } from "effector";
import type { ArticleQuery } from "../../../domain/content/articles/listArticles.ts";
import type { TipQuery } from "../../../domain/tips/listTips.ts";
import { listArticlesFx, readFeaturedFx } from "../../content/articles/effects.ts";
import type { PageAddress } from "../../lib/page/handle.ts";
import { failed, type Loaded, loading, ready, valueOf } from "../../lib/loading/loaded.ts";
import { createQuery } from "../../lib/query.ts";
import { tipAddress } from "../../tips/address.ts";
import { listTipsFx } from "../../tips/effects.ts";
import { textsOpened } from "../pages/texts.ts";
import { type ToRead, toRead } from "./toRead.ts";

const newestTips: TipQuery = { sort: "recent", page: 1 };
const newestArticles: ArticleQuery = { sort: "date", page: 1 };
const always = <Params>(params: Params) => createStore(params, { serialize: "ignore" });

export const homeOpened = createEvent<PageAddress>();
export const readingRetried = createEvent();

const tips = createQuery({ effect: listTipsFx, $params: always(newestTips) });
const articles = createQuery({ effect: listArticlesFx, $params: always(newestArticles) });
const featured = createQuery({ effect: readFeaturedFx });

/**
 * The featured and the newest content for home. A failure of one kind doesn't hide the other, and no failure hides what is shown. The server's page
 * passes on what home shows, not the two lists.
 */
export const $reading = createStore<Loaded<readonly ToRead[]>>(loading, { sid: "home-reading" })
  .on(combine({ tips: tips.$state, articles: articles.$state, featured: featured.$state }), (shown, all) => {
    const { tips, articles } = all;
    if (Object.values(all).some(({ status }) => status === "loading")) return shown;
    const lead = valueOf(all.featured);
    if (tips.status === "ready" && articles.status === "ready") {
      return ready(toRead(tips.value.tips, articles.value.articles, lead));
    }
    if (shown.status === "ready") return shown;
    if (tips.status === "ready") return ready(toRead(tips.value.tips, [], lead));
    return articles.status === "ready" ? ready(toRead([], articles.value.articles, lead)) : failed;
  })
  .on(readingRetried, () => loading);

/** False once it is known that nothing is published. */
export const $hasReading = $reading.map((reading) => reading.status !== "ready" || reading.value.length > 0);

/** False once it is known that no tip is published. Those that are come first. */
export const $hasTips = $reading.map(
  (reading) => reading.status !== "ready" || reading.value.some(({ to }) => to.startsWith(tipAddress(""))),
);

sample({ clock: homeOpened, target: [tips.refreshed, articles.refreshed, featured.refreshed] });
sample({ clock: homeOpened, fn: () => ["home", "values", "founders"] as const, target: textsOpened });
sample({ clock: readingRetried, target: [tips.reloaded, articles.reloaded, featured.reloaded] });
