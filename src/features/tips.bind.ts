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
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../bindings.ts";
import {
  type PageChanges,
  lagOfOneSecond,
  commented,
  counted,
  countedOnItem,
  lagOfTenSeconds,
  invalidatesKind,
  affectsNoPage,
} from "../server/cache/changes.ts";
import type { AccountsPorts } from "./accounts.bind.ts";
import type { CategoriesPorts } from "./categories.bind.ts";
import type { DevicePorts } from "./device.bind.ts";
import { commentsQuery, noParameter, page, slug, text } from "../readParameters.ts";

/** The ports of the feature, by name. */
export type TipsPorts = {
  readonly tips: Tips;
  readonly tipLikes: Likes<TipId>;
  readonly tipShares: Shares<TipId>;
  readonly savedTips: SavedTips;
  readonly tipComments: Comments<TipId>;
  readonly tipRatings: TipRatings;
  readonly tipViews: TipViews;
};

const { provide } = bindingsOn<TipsPorts & AccountsPorts & CategoriesPorts & DevicePorts>();

export const useCases = {
  listTips: provide(listTips, { tips: "tips" }),
  showTipsAround: provide(tipsSidebar, { tips: "tips", categories: "categories" }),
  readTip: provide(readTip, { tips: "tips", readContent: "readContent" }),
  viewTip: provide(viewTip, { views: "tipViews", visitor: "visitor" }),
  likeTip: provide(like<TipId>, { session: "session", likes: "tipLikes" }),
  likesOfTip: provide(likesOf<TipId>, { session: "session", likes: "tipLikes" }),
  countTipShare: provide(countShare<TipId>, { shares: "tipShares", visitor: "visitor" }),
  saveTip: provide(like<TipId>, { session: "session", likes: "savedTips" }),
  savesOfTip: provide(savesOf, { session: "session", savedTips: "savedTips" }),
  listSavedTips: provide(listSavedTips, { session: "session", savedTips: "savedTips" }),
  rateTip: provide(rateTip, { session: "session", ratings: "tipRatings" }),
  ratingOfTip: provide(ratingOfTip, { session: "session", ratings: "tipRatings" }),
  listTipComments: provide(listComments<TipId>, { comments: "tipComments" }),
  commentTip: provide(addComment<TipId>, { session: "session", comments: "tipComments" }),
} satisfies Bindings;

/** Schemas of the parameters that visitors may send to reads (decision 0089). */
export const parameters = () => ({
  listTips: z.strictObject({ category: text().optional(), sort: z.enum(["recent", "popular"]), page: page() }),
  showTipsAround: noParameter(),
  readTip: z.strictObject({ slug: slug() }),
  listTipComments: commentsQuery<TipId>(),
});

export const supabase = ({ client, project }: Supabase): TipsPorts => ({
  tips: supabaseTips(client),
  tipLikes: supabaseLikes(client, { table: "tip_likes", column: "tip_id" }),
  tipComments: supabaseComments(client, { table: "tip_comments", column: "tip_id" }),
  tipRatings: supabaseTipRatings(client),
  savedTips: supabaseSavedTips(client),
  tipViews: supabaseTipViews(project),
  tipShares: supabaseShares(project, "tip"),
});

export const memory = ({ backend }: Memory): TipsPorts => ({
  tips: memoryTips(backend),
  tipLikes: memoryLikes(backend, backend.tipReactions),
  tipComments: memoryComments(backend, backend.tipReactions),
  tipRatings: memoryTipRatings(backend),
  savedTips: memorySavedTips(backend),
  tipViews: memoryTipViews(backend),
  tipShares: memoryShares(backend, "tip", backend.tipReactions),
});

export const changes = (): PageChanges => ({
  tips: invalidatesKind("tips"),
  tip_likes: counted("tips", "tip_id", lagOfOneSecond),
  saved_tips: affectsNoPage,
  tip_ratings: counted("tips", "tip_id", lagOfOneSecond),
  tip_comments: commented("tips", "tip_id"),
  "rpc/count_tip_view": counted("tips", "tip", lagOfTenSeconds),
  "rpc/count_tip_share": countedOnItem("tips", "tip", lagOfOneSecond),
  "rpc/get_tips_with_stats": affectsNoPage,
});
