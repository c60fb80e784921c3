import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { PictureType } from "../../../domain/shared/picture.ts";
import type { Avatars } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { bucketName, extensions } from "./cards.ts";
import type { Client } from "../shared/client.ts";
import { endSession } from "./endSession.ts";
import * as errors from "../shared/errors.ts";

const Stored = z.object({ id: z.string(), path: z.string() });
const Removed = z.array(z.object({ name: z.string() }));

const extensionOf = { jpeg: "jpg", png: "png", webp: "webp" } as const satisfies Record<PictureType, string>;
const pathOf = (member: MemberId, extension: string): string => `${member}/avatar.${extension}`;

export const supabaseAvatars = (client: Client): Avatars => {
  const bucket = client.storage.from(bucketName);

  const signedOutBy = async (error: errors.StorageError) => {
    if (!errors.mayNotStore(error)) throw errors.broken(error);
    if (errors.tokenIsOver(error)) await endSession(client);
    return refused({ kind: "signed-out" } as const);
  };

  return {
    async put(member, { type, bytes }) {
      const path = pathOf(member, extensionOf[type]);
      const { data, error } = await bucket.upload(path, bytes, { upsert: true, contentType: `image/${type}` });
      if (error) return errors.notStored(error) ? refused({ kind: "no-picture" }) : signedOutBy(error);
      z.parse(Stored, data);
      // A new address, so that no browser shows a cached picture.
      return done(`${bucket.getPublicUrl(path).data.publicUrl}?v=${Date.now().toString(36)}`);
    },

    async keepOnly(member, type) {
      const others = extensions.filter((extension) => type === null || extension !== extensionOf[type]);
      const { data, error } = await bucket.remove(others.map((extension) => pathOf(member, extension)));
      if (error) return signedOutBy(error);
      z.parse(Removed, data);
      return done();
    },
  };
};
