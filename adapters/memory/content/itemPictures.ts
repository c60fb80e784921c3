import { pictureIn } from "../../../domain/shared/picture.ts";
import type { ItemPictures } from "../../../domain/content/editing/ports.ts";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { storedNames } from "../../../domain/content/editing/storedNames.ts";
import type { PictureId } from "../../../domain/content/pictures/library.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

/** Memory stores no files: pages show a placeholder under this address. */
export const memoryItemPictures = (backend: MemoryBackend): ItemPictures => ({
  async put(pictures, name = "") {
    if (!(await backend.enter("add a picture to what is written"))) return backend.refuseOthers();
    if (!pictures.every(({ bytes }) => pictureIn(bytes).ok)) return refused({ kind: "no-picture" });
    const id = crypto.randomUUID() as string as PictureId;
    const named = storedNames(id, pictures);
    const address = ownPictures + named[0].path;
    const size = named.reduce((sum, { picture }) => sum + picture.bytes.length, 0);
    const storedAt = backend.now().toISOString();
    backend.pictures.update((all) => [...all, { id, address, fileName: name, description: "", storedAt, size }]);
    return done(address);
  },
});
