import { ownFiles } from "../../../domain/content/body/ownFile.ts";
import { fileTypeOf } from "../../../domain/content/files/fileKind.ts";
import type { ItemFiles } from "../../../domain/content/files/uploadFile.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Client } from "../shared/client.ts";
import * as errors from "../shared/errors.ts";
import { refusedUpload, storedPath } from "../shared/refusedUpload.ts";

export const supabaseItemFiles = (client: Client): ItemFiles => ({
  async put({ name, extension, bytes }) {
    // Files never change: each has a new name.
    const path = `${crypto.randomUUID()}_${bytes.length}/${name}`;
    const contentType = fileTypeOf(extension);
    const { data, error } = await client.storage.from("fichiers").upload(path, bytes, { contentType });
    if (!error) return done(ownFiles + storedPath(data));
    return errors.notStored(error) ? refused({ kind: "other-content" }) : refusedUpload(client, error);
  },
});
