import { withMatchBar } from "../../club/matches/withMatchBar.tsx";
import type { PageHandle } from "../../lib/page/handle.ts";
import { $articleId, $articleStatus, articleOpened } from "./article.ts";
import { ArticlePage } from "./ArticlePage.tsx";

export const Component = withMatchBar(ArticlePage);
export const handle: PageHandle = {
  opened: articleOpened,
  status: $articleStatus,
  shows: ["articles"],
  item: $articleId,
};
