import * as z from "zod/mini";
import { badges, type Badges } from "../../../domain/accounts/badges.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";

const Row = z.object({ badge: z.enum(badges), reached: z.int() });

export const supabaseBadges = (client: Client): Badges => ({
  // The database knows the caller.
  async of(_member) {
    const { data, error, status } = await client.rpc("read_own_badges", undefined, { get: true });
    return error ? signedOutBy(client, error, status) : done(z.parse(z.array(Row), data));
  },
});
