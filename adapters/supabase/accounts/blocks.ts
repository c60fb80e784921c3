import * as z from "zod/mini";
import type { BlockedMember, Blocks } from "../../../domain/accounts/blocking.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";

const BlockRow = z.object({
  member: z.string(),
  card: z.object({ username: z.nullable(z.string()), is_hidden: z.boolean() }),
});

export const supabaseBlocks = (client: Client): Blocks => ({
  async set(_member, blocked, isBlocked) {
    const { data, error, status } = await client.rpc("set_block", { member: blocked, is_blocked: isBlocked });
    const seconds = error && pauseIn(error.message);
    if (seconds) return refused({ kind: "too-many", seconds });
    if (error) return signedOutBy(client, error, status);
    const said = z.parse(z.enum(["done", "gone", "full"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },

  async list(member) {
    const own = client
      .from("blocks")
      .select("member, card:member_cards!inner(username, is_hidden)")
      .eq("user_id", member);
    const { data, error, status } = await own.order("created_at", { ascending: false }).order("member");
    if (error) return signedOutBy(client, error, status);
    return done(
      z.parse(z.array(BlockRow), data).map(({ member: id, card }): BlockedMember => ({
        id: id as MemberId,
        username: card.username,
        hasPage: card.username !== null && !card.is_hidden,
      })),
    );
  },
});
