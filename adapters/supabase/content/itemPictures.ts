import type { ItemPictures } from "../../../domain/content/editing/ports.ts";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { storedNames } from "../../../domain/content/editing/storedNames.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import * as errors from "../shared/errors.ts";
import { refusedUpload, storedPath } from "../shared/refusedUpload.ts";
import { endOfStaffAct } from "../shared/staffRefusals.ts";

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
        if (!error) storedPath(data);
        else return errors.notStored(error) ? refused({ kind: "no-picture" }) : refusedUpload(client, error);
      }
      return done(ownPictures + named[0].path);
    },
  };
};
