import { words } from "../../../ui/app/words.ts";
import type { Feature } from "../../feature.ts";
import { page } from "../../page.ts";

export const articles: Feature = {
  name: "articles",
  pages: [
    page("/news", "ui/content/articles/NewsPage.tsx", () => import("../../../ui/content/articles/NewsPage.tsx"), [
      "pageTop",
    ]),
    page(
      "/news/:slug",
      "ui/content/articles/ArticlePage.tsx",
      () => import("../../../ui/content/articles/ArticlePage.tsx"),
      ["pageTop"],
    ),
  ],
  navEntries: [{ to: "/news", words: words.news, part: "content", foot: "read" }],
  server: import.meta.env.SSR && {
    part: () => import("./articles.server.ts"),
  },
};
