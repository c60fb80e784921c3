import {
  type ChosenFile,
  largestPicture,
  type PictureEditor,
  pictureIn,
  type PictureProblem,
} from "../../shared/picture.ts";
import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import type { ItemPictures } from "./ports.ts";

type Needs = { readonly pictures: ItemPictures; readonly editor: PictureEditor };

export type UploadRefusal = PictureProblem | RefusalOf<ItemPictures["put"]>;
export type UploadImage = (file: ChosenFile) => Promise<Result<string, UploadRefusal>>;

/**
 * Uploads a picture for content items without its metadata, and returns its address. Refuses visitors, members who aren't
 * staff, files that are no picture, and too large ones.
 */
export const uploadImage =
  ({ pictures, editor }: Needs): UploadImage =>
  async (file) => {
    // Before it is read: the file may be huge.
    if (file.size > largestPicture) return refused({ kind: "picture-too-large" });
    const found = pictureIn(await file.read());
    if (!found.ok) return found;
    const drawn = await editor.whole(found.value);
    if (!drawn.ok) return drawn;
    // A transparent picture may be larger after it is drawn.
    const kept = pictureIn(drawn.value.bytes);
    return kept.ok ? pictures.put(kept.value) : kept;
  };
