import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Client } from "../shared/client.ts";

export const bucketName = "avatars";

/** Where members' pictures may be kept, of whatever type. */
export const extensions = ["jpg", "jpeg", "png", "webp"] as const;

const kept = new RegExp(
  `/storage/v1/object/public/${bucketName}/([^/]+)/(avatar\\.(?:${extensions.join("|")}))(?:\\?v=(\\w+))?$`,
);

/**
 * Where a member's picture is to be seen. Only a picture of theirs in this project's own bucket is: whatever else stands in the table,
 * no reader's browser asks another site for it.
 */
export const shownAvatar = (client: Client, member: MemberId | null, address: string | null): string | null => {
  const [, owner, file, version] = kept.exec(address ?? "") ?? [];
  if (!file || owner !== member) return null;
  const { publicUrl } = client.storage.from(bucketName).getPublicUrl(`${owner}/${file}`).data;
  return version === undefined ? publicUrl : `${publicUrl}?v=${version}`;
};
