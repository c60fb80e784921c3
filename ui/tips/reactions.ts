import { reactionsTo } from "../content/reactions/reactions.ts";
import { tipActs } from "./effects.ts";
import { $tipCommentCount, $tipId, $tipPath } from "./tip.ts";
import { reactionWords } from "./words.ts";

/** The reactions to the tip on the page. */
export const tipReactions = reactionsTo({
  kind: "tip",
  $id: $tipId,
  $commentCount: $tipCommentCount,
  $path: $tipPath,
  rights: { like: "like a tip" },
  acts: tipActs,
  words: reactionWords,
});
