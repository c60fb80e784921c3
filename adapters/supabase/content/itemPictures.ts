import * as z from "zod/mini";
import type { ItemPictures } from "../../../domain/content/editing/ports.ts";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { storedNames } from "../../../domain/content/editing/storedNames.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import { endSession } from "../accounts/endSession.ts";
import * as errors from "../shared/errors.ts";
import { endOfStaffAct } from "../shared/staffRefusals.ts";

const Stored = z.object({ id: z.string(), path: z.string() });

export const supabaseItemPictures = (client: Client): ItemPictures => {
  const bucket = client.storage.from("contenus");
  return {
    async put(pictures, name = "") {
      // Pictures never change, so that browsers may cache them: each has a new name.
      const id = crypto.randomUUID();
      const named = storedNames(id, pictures);
      if (name !== "") {
        const noted = endOfStaffAct(await client.rpc("describe_picture", { picture: id, file_name: name }));
        if (!noted.ok) return noted;
      }
      // The widest last: an address is given only when all widths are stored.
      for (const { path, picture } of named.toReversed()) {
        const { type, bytes } = picture;
        const { data, error } = await bucket.upload(path, bytes, { contentType: `image/${type}` });
        if (!error) {
          z.parse(Stored, data);
          continue;
        }
        if (errors.notStored(error)) return refused({ kind: "no-picture" });
        if (!errors.mayNotStore(error)) throw errors.broken(error);
        const isOver = errors.tokenIsOver(error);
        if (isOver) await endSession(client);
        return refused({ kind: (await client.auth.getSession()).data.session ? "not-staff" : "signed-out" });
      }
      return done(ownPictures + named[0].path);
    },
  };
};
