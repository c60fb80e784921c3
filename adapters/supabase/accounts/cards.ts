import * as z from "zod/mini";
import type { MemberCard, MemberId } from "../../../domain/accounts/member.ts";
import { shownAvatar } from "./avatarAddress.ts";
import type { Client } from "../shared/client.ts";

/** The card of a member whom a row names; null for a deleted member. */
export const CardRow = z.nullable(
  z.object({ username: z.nullable(z.string()), avatar_url: z.nullable(z.string()), is_staff: z.boolean() }),
);

export const cardColumns = "username, avatar_url, is_staff";

export const cardOf = (client: Client, member: string | null, row: z.infer<typeof CardRow>): MemberCard => ({
  username: row?.username ?? null,
  avatar: shownAvatar(client, member as MemberId | null, row?.avatar_url ?? null),
  isStaff: row?.is_staff ?? false,
});
