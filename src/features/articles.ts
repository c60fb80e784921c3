import { words } from "../../ui/app/words.ts";
import type * as acts from "../../ui/content/articles/acts.ts";
import {
  articlesAboutMatchFx,
  listArticleCommentsFx,
  listArticlesFx,
  readArticleFx,
  relatedArticlesFx,
} from "../../ui/content/articles/effects.ts";
import { checkedEffects, feature } from "../feature.ts";
import { page } from "../page.ts";

export const articles = feature({
  name: "articles",
  pages: [
    page("/news", "ui/content/articles/NewsPage.tsx", () => import("../../ui/content/articles/NewsPage.tsx"), [
      "pageTop",
    ]),
    page(
      "/news/:slug",
      "ui/content/articles/ArticlePage.tsx",
      () => import("../../ui/content/articles/ArticlePage.tsx"),
      ["pageTop"],
    ),
  ],
  places: [{ to: "/news", words: words.news, part: "content" }],
  server: import.meta.env.SSR && {
    part: () => import("./articles.server.ts"),
  },
  bind: () => import("./articles.bind.ts"),
  reads: {
    listArticles: listArticlesFx,
    readArticle: readArticleFx,
    articlesAboutMatch: articlesAboutMatchFx,
    relatedArticles: relatedArticlesFx,
    listArticleComments: listArticleCommentsFx,
  },
  handle: checkedEffects<typeof acts>(),
});
