import * as z from "zod/mini";
import { type MemberData, mostTraces, type Traces } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { rowsOf } from "../shared/rows.ts";

const Item = z.object({ slug: z.string(), title: z.string() });
/** Columns that the tables have in part. The item is an article or a tip. */
const TraceRow = z.object({
  item: Item,
  created_at: z.optional(z.string()),
  rated_at: z.optional(z.nullable(z.string())),
  content: z.optional(z.string()),
  rating: z.optional(z.int()),
});
const Count = z.int();

const Data = z.record(z.string(), z.unknown());
/** Whose data they are. */
const Owned = z.object({ profiles: z.array(z.object({ id: z.string() })) });

type Counted = { readonly data: unknown; readonly count: number | null };

const tracesFrom = ({ data, count }: Counted): Traces => ({
  count: z.parse(Count, count),
  latest: rowsOf(TraceRow, { data, error: null }).map(
    ({ item: { slug, title }, created_at, rated_at, content, rating }) => ({
      slug: slug as Slug,
      title,
      at: created_at ?? rated_at ?? null,
      ...(content !== undefined && { text: content }),
      ...(rating !== undefined && { rating }),
    }),
  ),
});

const counting = { count: "exact" } as const;
const onlyCounting = { count: "exact", head: true } as const;

export const supabaseMemberData = (client: Client): MemberData => ({
  async activity(member) {
    // Row security shows drafts to the staff, and all comments to everybody.
    const own = { user_id: member, "item.is_published": true };
    const last = [0, mostTraces - 1] as const;
    const newest = { ascending: false };
    const answers = await Promise.all([
      client
        .from("article_comments")
        .select("created_at, content, item:articles!inner(slug, title)", counting)
        .match(own)
        .order("created_at", newest)
        .range(...last),
      client
        .from("tip_comments")
        .select("created_at, content, item:tips!inner(slug, title)", counting)
        .match(own)
        .order("created_at", newest)
        .range(...last),
      client
        .from("article_likes")
        .select("created_at, item:articles!inner(slug, title)", counting)
        .match(own)
        .order("created_at", newest)
        .range(...last),
      client
        .from("tip_likes")
        .select("created_at, item:tips!inner(slug, title)", counting)
        .match(own)
        .order("created_at", newest)
        .range(...last),
      client
        .from("tip_ratings")
        .select("rating, rated_at, item:tips!inner(slug, title)", counting)
        .match(own)
        .order("rated_at", { ...newest, nullsFirst: false })
        .range(...last),
      client.from("applications").select("*", onlyCounting).eq("user_id", member),
      client.from("follows").select("*", onlyCounting).eq("user_id", member).not("team", "is", null),
      client.from("saved_tips").select("*", onlyCounting).eq("user_id", member),
    ]);
    const failed = answers.find(({ error }) => error);
    if (failed?.error) return signedOutBy(client, failed.error, failed.status);
    const [articleComments, tipComments, articleLikes, tipLikes, tipRatings, applications, followedTeams, savedTips] =
      answers;
    return done({
      articleComments: tracesFrom(articleComments),
      tipComments: tracesFrom(tipComments),
      articleLikes: tracesFrom(articleLikes),
      tipLikes: tracesFrom(tipLikes),
      tipRatings: tracesFrom(tipRatings),
      applications: z.parse(Count, applications.count),
      followedTeams: z.parse(Count, followedTeams.count),
      savedTips: z.parse(Count, savedTips.count),
    });
  },

  async everything() {
    const { data, error, status } = await client.rpc("export_my_data");
    const seconds = error && pauseIn(error.message);
    if (seconds) return refused({ kind: "too-many", seconds });
    if (error) return signedOutBy(client, error, status);
    z.parse(Owned, data);
    return done(z.parse(Data, data));
  },
});
