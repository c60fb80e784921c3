import * as z from "zod/mini";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { MentionableMembers } from "../../../../domain/content/reactions/mentionable.ts";
import { shownAvatar } from "../../accounts/cards.ts";
import type { Client } from "../../shared/client.ts";
import { notAllowed, sessionRefused } from "../../shared/errors.ts";
import { rowsOf } from "../../shared/rows.ts";

const Row = z.object({
  id: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
  is_staff: z.boolean(),
});

export const supabaseMentionable = (client: Client): MentionableMembers => ({
  async begunBy(words) {
    const found = await client.rpc("find_mentionable", { begun: words });
    if (found.error && (sessionRefused(found.error, found.status) || notAllowed(found.error))) return [];
    return rowsOf(Row, found).map(({ id, username, avatar_url: avatar, is_staff: isStaff }) => ({
      id: id as MemberId,
      username,
      avatar: shownAvatar(client, id as MemberId, avatar),
      isStaff,
    }));
  },
});
