import * as z from "zod/mini";
import type { MemberData } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";

const tables = ["article_comments", "article_likes", "tip_likes", "applications"] as const;

const Data = z.record(z.string(), z.unknown());
/** Whose data they are. */
const Owned = z.object({ profiles: z.array(z.object({ id: z.string() })) });

export const supabaseMemberData = (client: Client): MemberData => ({
  async count(member) {
    const answers = await Promise.all(
      tables.map((table) => client.from(table).select("*", { count: "exact", head: true }).eq("user_id", member)),
    );
    const failed = answers.find(({ error }) => error);
    if (failed?.error) return signedOutBy(client, failed.error, failed.status);
    const [articleComments, articleLikes, tipLikes, applications] = z.parse(
      z.tuple([z.int(), z.int(), z.int(), z.int()]),
      answers.map(({ count }) => count),
    );
    return done({ articleComments, articleLikes, tipLikes, applications });
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
