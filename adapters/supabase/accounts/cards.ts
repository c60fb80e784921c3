import * as z from "zod/mini";
import type { MemberCard, MemberId } from "../../../domain/accounts/member.ts";
import type { Client } from "../shared/client.ts";

export const bucketName = "avatars";

/** Of members' pictures in the bucket. */
export const extensions = ["jpg", "jpeg", "png", "webp"] as const;

const kept = new RegExp(
  `/storage/v1/object/public/${bucketName}/([^/]+)/(avatar\\.(?:${extensions.join("|")}))(?:\\?v=(\\w+))?$`,
);

/** The address of a member's picture in this project's own bucket. Null for any other address: browsers request none of another site. */
export const shownAvatar = (client: Client, member: MemberId | null, address: string | null): string | null => {
  const [, owner, file, version] = kept.exec(address ?? "") ?? [];
  if (!file || owner !== member) return null;
  const { publicUrl } = client.storage.from(bucketName).getPublicUrl(`${owner}/${file}`).data;
  return version === undefined ? publicUrl : `${publicUrl}?v=${version}`;
};

/** The card of a member whom a row names; null for a deleted member. */
export const CardRow = z.nullable(
  z.object({
    username: z.nullable(z.string()),
    avatar_url: z.nullable(z.string()),
    is_staff: z.boolean(),
    /** Functions for the staff leave it out. */
    is_hidden: z.optional(z.boolean()),
  }),
);

export const cardColumns = "username, avatar_url, is_staff, is_hidden";

export const cardOf = (client: Client, member: string | null, row: z.infer<typeof CardRow>): MemberCard => ({
  username: row?.username ?? null,
  avatar: shownAvatar(client, member as MemberId | null, row?.avatar_url ?? null),
  isStaff: row?.is_staff ?? false,
  ...(row?.is_hidden && { isHidden: true as const }),
});
