import { pictureIn } from "../../../domain/shared/picture.ts";
import type { ItemPictures } from "../../../domain/content/editing/ports.ts";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { storedNames } from "../../../domain/content/editing/storedNames.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

/** Memory stores no files: pages show a placeholder under this address. */
export const memoryItemPictures = (backend: MemoryBackend): ItemPictures => ({
  async put(pictures) {
    if (!(await backend.enter("add a picture to what is written"))) return backend.refuseOthers();
    if (!pictures.every(({ bytes }) => pictureIn(bytes).ok)) return refused({ kind: "no-picture" });
    const [{ path }] = storedNames(crypto.randomUUID(), pictures);
    return done(ownPictures + path);
  },
});
