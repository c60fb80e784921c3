import * as z from "zod/mini";
import {
  type DiscordPost,
  type DiscordPosts,
  mostStopped,
  postProblems,
  type PostRef,
  postStateOf,
} from "../../../domain/discord/discordPosts.ts";
import { matchPostKinds } from "../../../domain/discord/matchPosts.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const PostRow = z.object({
  kind: z.enum(["article", "tip", ...matchPostKinds]),
  subject_id: z.string(),
  title: z.string(),
  is_wanted: z.boolean(),
  is_live: z.boolean(),
  message_id: z.nullable(z.string()),
  due_at: z.nullable(z.string()),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  problem: z.nullable(z.enum(postProblems)),
});
const ChannelRow = z.object({ is_broken: z.boolean() });

const postOf = (row: z.infer<typeof PostRow>): DiscordPost => {
  const isPosted = row.message_id !== null;
  const isLate = row.closes_at !== null && Date.parse(row.closes_at) <= Date.now();
  // A post that waits for its time. Of "infinity" nothing is due.
  const waits = !isPosted && row.opens_at !== null && Date.parse(row.opens_at) > Date.now();
  return {
    ...({ kind: row.kind, id: row.subject_id } as PostRef),
    title: row.title,
    isWanted: row.is_wanted,
    isLive: row.is_live && !isLate,
    state: postStateOf({ isPosted, isDue: row.due_at !== null && !waits, isLate, problem: row.problem }),
  };
};

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

    async ofMatch(match) {
      const all = posts().eq("subject_id", match).in("kind", matchPostKinds);
      return staffRowsOf(PostRow, await all).map(postOf);
    },

    async set({ kind, id, isWanted }) {
      const answer = await client.rpc("announce_on_discord", { kind, subject: id, wanted: isWanted });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      return z.parse(z.boolean(), answer.data) ? done() : refused({ kind: "gone" });
    },
  };
};
