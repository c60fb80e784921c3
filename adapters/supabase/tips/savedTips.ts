import * as z from "zod/mini";
import { done } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { mostSavedTips, type SavedTip, type SavedTips } from "../../../domain/tips/savedTips.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import { supabaseLikes } from "../content/reactions/likes.ts";
import type { Client } from "../shared/client.ts";
import { broken, sessionRefused } from "../shared/errors.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { camelCased, columnsOf } from "../shared/rows.ts";

const TipRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  category_label: z.string(),
  featured_image: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  published_at: z.string(),
});
const OwnRow = z.object({ tip_id: z.string() });
const SavedRow = z.object({ tips: TipRow });

export const supabaseSavedTips = (client: Client): SavedTips => {
  return {
    set: supabaseLikes<TipId>(client, { table: "saved_tips", column: "tip_id" }).set,

    async has(tip, member) {
      const own = client.from("saved_tips").select("tip_id, tips!inner(id)").match({ tip_id: tip, user_id: member });
      const { data, error, status } = await own.eq("tips.is_published", true);
      if (error && sessionRefused(error, status)) return false;
      if (error) throw broken(error);
      return z.parse(z.array(OwnRow), data).length > 0;
    },

    async list(member) {
      const own = client
        .from("saved_tips")
        .select(`tips!inner(${columnsOf(TipRow)})`)
        .eq("user_id", member);
      // Row security shows drafts to the staff.
      const published = own.eq("tips.is_published", true).order("created_at", { ascending: false });
      const { data, error, status } = await published.limit(mostSavedTips);
      if (error) return signedOutBy(client, error, status);
      return done(
        z.parse(z.array(SavedRow), data).map(({ tips: { id, slug, ...row } }): SavedTip => ({
          ...camelCased(row),
          id: id as TipId,
          slug: slug as Slug,
        })),
      );
    },
  };
};
