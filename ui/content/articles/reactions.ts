import { reactionsTo } from "../reactions/reactions.ts";
import { articleActs } from "./acts.ts";
import { $articleId, $articlePath } from "./article.ts";
import { reactionWords } from "./words.ts";

/** The reactions to the article on the page. */
export const articleReactions = reactionsTo({
  kind: "article",
  $id: $articleId,
  $path: $articlePath,
  rights: { like: "like an article" },
  acts: articleActs,
  words: reactionWords,
});
