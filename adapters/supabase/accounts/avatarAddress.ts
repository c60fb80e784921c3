import type { MemberId } from "../../../domain/accounts/member.ts";
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
