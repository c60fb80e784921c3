import * as z from "zod/mini";
import type { ItemPictures } from "../../../domain/content/editing/ports.ts";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { endSession } from "../accounts/endSession.ts";
import * as errors from "../shared/errors.ts";

const Stored = z.object({ id: z.string(), path: z.string() });

const extensionOf = { jpeg: "jpg", png: "png", webp: "webp" } as const;

export const supabaseItemPictures = (client: Client): ItemPictures => {
  const bucket = client.storage.from("contenus");
  return {
    async put({ type, bytes }) {
      // Pictures never change, so that browsers may cache them: each has a new name.
      const path = `images/${crypto.randomUUID()}.${extensionOf[type]}`;
      const { data, error } = await bucket.upload(path, bytes, { contentType: `image/${type}` });
      if (!error) {
        z.parse(Stored, data);
        return done(ownPictures + path);
      }
      if (errors.notStored(error)) return refused({ kind: "no-picture" });
      if (!errors.mayNotStore(error)) throw errors.broken(error);
      const isOver = errors.tokenIsOver(error);
      if (isOver) await endSession(client);
      return refused({ kind: (await client.auth.getSession()).data.session ? "not-staff" : "signed-out" });
    },
  };
};
