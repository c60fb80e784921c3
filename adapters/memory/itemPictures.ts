import { pictureIn } from "../../domain/pictures/picture.ts";
import type { ItemPictures } from "../../domain/editing/ports.ts";
import { done, refused } from "../../domain/result.ts";
import type { MemoryBackend } from "./backend.ts";
import { lacking } from "./reviews.ts";

/**
 * Memory has nowhere to keep a file that a page could show: one of the site's own pictures stands in for each.
 *
 * @param site the site's address
 */
export const memoryItemPictures = (backend: MemoryBackend, site: string): ItemPictures => ({
  async put({ bytes }) {
    if (!(await backend.enter("add a picture to what is written"))) return refused(lacking(backend));
    if (!pictureIn(bytes).ok) return refused({ kind: "no-picture" });
    return done(`${site}/partage/club.png?${crypto.randomUUID()}`);
  },
});
