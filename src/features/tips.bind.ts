import * as z from "zod";
import { memoryComments } from "../../adapters/memory/content/comments.ts";
import { memoryLikes } from "../../adapters/memory/content/likes.ts";
import { memoryShares } from "../../adapters/memory/content/shares.ts";
import { memoryTipRatings } from "../../adapters/memory/tips/tipRatings.ts";
import { memoryTipViews } from "../../adapters/memory/tips/tipViews.ts";
import { memorySavedTips } from "../../adapters/memory/tips/savedTips.ts";
import { memoryTips } from "../../adapters/memory/tips/tips.ts";
import { supabaseComments } from "../../adapters/supabase/content/comments.ts";
import { supabaseLikes } from "../../adapters/supabase/content/likes.ts";
import { supabaseShares } from "../../adapters/supabase/content/shares.ts";
import { supabaseSavedTips } from "../../adapters/supabase/tips/savedTips.ts";
import { supabaseTipRatings } from "../../adapters/supabase/tips/tipRatings.ts";
import { supabaseTipViews } from "../../adapters/supabase/tips/tipViews.ts";
import { supabaseTips } from "../../adapters/supabase/tips/tips.ts";
import { addComment } from "../../domain/content/reactions/addComment.ts";
import { countShare } from "../../domain/content/reactions/countShare.ts";
import { like, likesOf } from "../../domain/content/reactions/like.ts";
import { listComments } from "../../domain/content/reactions/listComments.ts";
import type { Comments, Likes, Shares } from "../../domain/content/reactions/ports.ts";
import { listTips } from "../../domain/tips/listTips.ts";
import type { TipRatings, TipViews, Tips } from "../../domain/tips/ports.ts";
import { rateTip, ratingOfTip } from "../../domain/tips/rateTip.ts";
import { readTip, tipsSidebar } from "../../domain/tips/readTip.ts";
import { listSavedTips, savesOf, type SavedTips } from "../../domain/tips/savedTips.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { viewTip } from "../../domain/tips/viewTip.ts";
import { type BindPort, type Memory, type Supabase, token, provide } from "../bindings.ts";
import {
  type PageChanges,
  breath,
  commented,
  counted,
  countedOnItem,
  longBreath,
  written,
  nothing,
} from "../server/pages/pageChanges.ts";
import { SessionToken } from "./accounts.bind.ts";
import { CategoriesToken } from "./categories.bind.ts";
import { ReadContentToken, VisitorToken } from "./device.bind.ts";
import { commentsQuery, noParameter, page, slug, text } from "../readParameters.ts";

export const TipsToken = token<Tips>("Tips");
export const TipLikesToken = token<Likes<TipId>>("TipLikes");
export const TipSharesToken = token<Shares<TipId>>("TipShares");
export const SavedTipsToken = token<SavedTips>("SavedTips");
export const TipCommentsToken = token<Comments<TipId>>("TipComments");
export const TipRatingsToken = token<TipRatings>("TipRatings");
export const TipViewsToken = token<TipViews>("TipViews");

export const useCases = {
  listTips: provide(listTips, { tips: TipsToken }),
  showTipsAround: provide(tipsSidebar, { tips: TipsToken, categories: CategoriesToken }),
  readTip: provide(readTip, { tips: TipsToken, readContent: ReadContentToken }),
  viewTip: provide(viewTip, { views: TipViewsToken, visitor: VisitorToken }),
  likeTip: provide(like<TipId>, { session: SessionToken, likes: TipLikesToken }),
  likesOfTip: provide(likesOf<TipId>, { session: SessionToken, likes: TipLikesToken }),
  countTipShare: provide(countShare<TipId>, { shares: TipSharesToken, visitor: VisitorToken }),
  saveTip: provide(like<TipId>, { session: SessionToken, likes: SavedTipsToken }),
  savesOfTip: provide(savesOf, { session: SessionToken, savedTips: SavedTipsToken }),
  listSavedTips: provide(listSavedTips, { session: SessionToken, savedTips: SavedTipsToken }),
  rateTip: provide(rateTip, { session: SessionToken, ratings: TipRatingsToken }),
  ratingOfTip: provide(ratingOfTip, { session: SessionToken, ratings: TipRatingsToken }),
  listTipComments: provide(listComments<TipId>, { comments: TipCommentsToken }),
  commentTip: provide(addComment<TipId>, { session: SessionToken, comments: TipCommentsToken }),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  listTips: z.strictObject({ category: text().optional(), sort: z.enum(["recent", "popular"]), page: page() }),
  showTipsAround: noParameter(),
  readTip: z.strictObject({ slug: slug() }),
  listTipComments: commentsQuery<TipId>(),
});

export const supabase = (port: BindPort, { client, project }: Supabase): void => {
  port(TipsToken, supabaseTips(client));
  port(TipLikesToken, supabaseLikes(client, { table: "tip_likes", column: "tip_id" }));
  port(TipCommentsToken, supabaseComments(client, { table: "tip_comments", column: "tip_id" }));
  port(TipRatingsToken, supabaseTipRatings(client));
  port(SavedTipsToken, supabaseSavedTips(client));
  port(TipViewsToken, supabaseTipViews(project));
  port(TipSharesToken, supabaseShares(project, "tip"));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(TipsToken, memoryTips(backend));
  port(TipLikesToken, memoryLikes(backend, backend.tipReactions));
  port(TipCommentsToken, memoryComments(backend, backend.tipReactions));
  port(TipRatingsToken, memoryTipRatings(backend));
  port(SavedTipsToken, memorySavedTips(backend));
  port(TipViewsToken, memoryTipViews(backend));
  port(TipSharesToken, memoryShares(backend, "tip", backend.tipReactions));
};

export const changes = (): PageChanges => ({
  tips: written("tips"),
  tip_likes: counted("tips", "tip_id", breath),
  saved_tips: nothing,
  tip_ratings: counted("tips", "tip_id", breath),
  tip_comments: commented("tips", "tip_id"),
  "rpc/count_tip_view": counted("tips", "tip", longBreath),
  "rpc/count_tip_share": countedOnItem("tips", "tip", breath),
  "rpc/get_tips_with_stats": nothing,
});
