import { pictureIn } from "../../../domain/shared/picture.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Avatars } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

/** The address holds the picture itself: there is no file to store or delete. */
export const memoryAvatars = ({ enter, isSelf }: MemoryBackend): Avatars => {
  const isAllowed = async (member: MemberId) => (await enter("show a picture of oneself")) && isSelf(member);
  return {
    async put(member, { type, bytes }) {
      if (!(await isAllowed(member))) return refused({ kind: "signed-out" });
      if (!pictureIn(bytes).ok) return refused({ kind: "no-picture" });
      const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
      return done(`data:image/${type};base64,${btoa(text)}`);
    },

    async keepOnly(member) {
      return (await isAllowed(member)) ? done() : refused({ kind: "signed-out" });
    },
  };
};
