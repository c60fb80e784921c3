import { reactionsTo } from "../reactions/reactions.ts";
import { articleActs } from "./effects.ts";
import { $articleCommentCount, $articleId, $articlePath } from "./article.ts";
import { reactionWords } from "./words.ts";

/** The reactions to the article on the page. */
export const articleReactions = reactionsTo({
  kind: "article",
  $id: $articleId,
  $commentCount: $articleCommentCount,
  $path: $articlePath,
  rights: { like: "like an article" },
  acts: articleActs,
  words: reactionWords,
});
