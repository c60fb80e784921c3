import * as z from "zod/mini";
import type { ItemId } from "../../../domain/content/editing/contentItem.ts";
import {
  type DiscordPost,
  type DiscordPosts,
  mostStopped,
  postProblems,
  postStateOf,
} from "../../../domain/discord/discordPosts.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const PostRow = z.object({
  kind: z.enum(["article", "tip"]),
  subject_id: z.string(),
  title: z.string(),
  is_wanted: z.boolean(),
  is_live: z.boolean(),
  message_id: z.nullable(z.string()),
  due_at: z.nullable(z.string()),
  problem: z.nullable(z.enum(postProblems)),
});
const ChannelRow = z.object({ is_broken: z.boolean() });

const postOf = (row: z.infer<typeof PostRow>): DiscordPost => ({
  kind: row.kind,
  id: row.subject_id as ItemId,
  title: row.title,
  isWanted: row.is_wanted,
  isLive: row.is_live,
  state: postStateOf({ isPosted: row.message_id !== null, isDue: row.due_at !== null, problem: row.problem }),
});

export const supabaseDiscordPosts = (client: Client): DiscordPosts => {
  const posts = () => client.from("discord_posts").select(columnsOf(PostRow));
  return {
    async channel() {
      const answer = await client.rpc("discord_channel");
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [channel] = rowsOf(ChannelRow, answer);
      if (!channel) return done({ state: "none", stopped: [] });
      const stopped = posts().not("problem", "is", null).neq("problem", "removed");
      const rows = staffRowsOf(PostRow, await stopped.order("title").limit(mostStopped));
      return done({ state: channel.is_broken ? "broken" : "open", stopped: rows.map(postOf) });
    },

    async of({ kind, id }) {
      const [row] = staffRowsOf(PostRow, await posts().match({ kind, subject_id: id }));
      return row ? postOf(row) : null;
    },

    async set({ kind, id, isWanted }) {
      const answer = await client.rpc("announce_on_discord", { kind, subject: id, wanted: isWanted });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      return z.parse(z.boolean(), answer.data) ? done() : refused({ kind: "gone" });
    },
  };
};
