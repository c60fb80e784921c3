import { reactionsTo } from "../content/reactions/reactions.ts";
import { tipActs } from "./effects.ts";
import { $tipId, $tipPath } from "./tip.ts";
import { reactionWords } from "./words.ts";

/** What members do with the tip on the screen. */
export const tipReactions = reactionsTo({
  kind: "tip",
  $id: $tipId,
  $path: $tipPath,
  rights: { like: "like a tip" },
  acts: tipActs,
  words: reactionWords,
});
