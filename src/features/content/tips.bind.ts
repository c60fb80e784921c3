import * as z from "zod";
import { memoryTipRatings } from "../../../adapters/memory/tips/tipRatings.ts";
import { memoryTipViews } from "../../../adapters/memory/tips/tipViews.ts";
import { memorySavedTips } from "../../../adapters/memory/tips/savedTips.ts";
import { memoryTips } from "../../../adapters/memory/tips/tips.ts";
import { supabaseSavedTips } from "../../../adapters/supabase/tips/savedTips.ts";
import { supabaseTipRatings } from "../../../adapters/supabase/tips/tipRatings.ts";
import { supabaseTipViews } from "../../../adapters/supabase/tips/tipViews.ts";
import { supabaseTips } from "../../../adapters/supabase/tips/tips.ts";
import { readFeatured } from "../../../domain/club/readFeatured.ts";
import { like } from "../../../domain/content/reactions/like.ts";
import { listTips } from "../../../domain/tips/listTips.ts";
import type { TipRatings, TipViews, Tips } from "../../../domain/tips/ports.ts";
import { rateTip, ratingOfTip } from "../../../domain/tips/rateTip.ts";
import { readTip, tipsSidebar } from "../../../domain/tips/readTip.ts";
import { listSavedTips, savesOf, type SavedTips } from "../../../domain/tips/savedTips.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { viewTip } from "../../../domain/tips/viewTip.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import {
  counted,
  invalidatesKinds,
  lagOfOneSecond,
  lagOfTenSeconds,
  type PageChanges,
} from "../../server/cache/changes.ts";
import type { ArticlesPorts } from "./articles.bind.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { CategoriesPorts } from "./categories.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import { noParameter, page, read, slug, text } from "../../readParameters.ts";

/** The ports of the feature, by name. */
export type TipsPorts = {
  readonly tips: Tips;
  readonly savedTips: SavedTips;
  readonly tipRatings: TipRatings;
  readonly tipViews: TipViews;
};

const { provide } = bindingsOn<TipsPorts & ArticlesPorts & AccountsPorts & CategoriesPorts & DevicePorts>();

export const useCases = {
  listTips: provide(listTips, { tips: "tips" }),
  readFeatured: provide(readFeatured, { articles: "articles", tips: "tips" }),
  showTipsAround: provide(tipsSidebar, { tips: "tips", categories: "categories" }),
  readTip: provide(readTip, { tips: "tips", readContent: "readContent" }),
  viewTip: provide(viewTip, { views: "tipViews", visitor: "visitor" }),
  saveTip: provide(like<TipId>, { session: "session", likes: "savedTips" }),
  savesOfTip: provide(savesOf, { session: "session", savedTips: "savedTips" }),
  listSavedTips: provide(listSavedTips, { session: "session", savedTips: "savedTips" }),
  rateTip: provide(rateTip, { session: "session", ratings: "tipRatings" }),
  ratingOfTip: provide(ratingOfTip, { session: "session", ratings: "tipRatings" }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listTips: read(
    z.strictObject({ category: text().optional(), sort: z.enum(["recent", "popular"]), page: page() }),
    "tips",
  ),
  readFeatured: read(noParameter(), "tips", "articles"),
  showTipsAround: read(noParameter(), "tips"),
  readTip: read(z.strictObject({ slug: slug() }), "tips"),
});

export const supabase = ({ client, project }: Supabase): TipsPorts => ({
  tips: supabaseTips(client),
  tipRatings: supabaseTipRatings(client),
  savedTips: supabaseSavedTips(client),
  tipViews: supabaseTipViews(project),
});

export const memory = ({ backend }: Memory): TipsPorts => ({
  tips: memoryTips(backend),
  tipRatings: memoryTipRatings(backend),
  savedTips: memorySavedTips(backend),
  tipViews: memoryTipViews(backend),
});

export const changes = (): PageChanges => ({
  tips: invalidatesKinds("tips"),
  tip_ratings: counted("tips", lagOfOneSecond),
  tip_views: counted("tips", lagOfTenSeconds),
});
