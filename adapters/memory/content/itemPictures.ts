import { pictureIn } from "../../../domain/shared/picture.ts";
import type { ItemPictures } from "../../../domain/content/editing/ports.ts";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";

const extensionOf = { jpeg: "jpg", png: "png", webp: "webp" } as const;

/** Memory stores no files: pages show a placeholder under this address. */
export const memoryItemPictures = (backend: MemoryBackend): ItemPictures => ({
  async put({ type, bytes }) {
    if (!(await backend.enter("add a picture to what is written"))) return backend.refuseOthers();
    if (!pictureIn(bytes).ok) return refused({ kind: "no-picture" });
    return done(`${ownPictures}images/${crypto.randomUUID()}.${extensionOf[type]}`);
  },
});
