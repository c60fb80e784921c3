import { listModel } from "../../lib/loading/list.ts";
import { queryFrom } from "./listAddress.ts";
import { listArticlesFx } from "./effects.ts";
import { shownListOf } from "./shownArticle.ts";

export const {
  opened: newsOpened,
  retried: newsRetried,
  $query,
  $list: $articles,
  $status: $newsStatus,
  $isOutdated,
} = listModel({ name: "news", queryFrom, listFx: listArticlesFx, keep: shownListOf });
