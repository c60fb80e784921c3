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
 * Puts a picture among those that articles and tips show, with nothing in it but what can be seen, and gives its address. Refuses
 * visitors, whoever isn't staff, what is no picture whatever its name says, and what is too large.
 */
export const uploadImage =
  ({ pictures, editor }: Needs): UploadImage =>
  async (file) => {
    // Before it is read: it may be a film.
    if (file.size > largestPicture) return refused({ kind: "picture-too-large" });
    const found = pictureIn(await file.read());
    if (!found.ok) return found;
    const drawn = await editor.whole(found.value);
    if (!drawn.ok) return drawn;
    // What can be seen through may be larger than it came.
    const kept = pictureIn(drawn.value.bytes);
    return kept.ok ? pictures.put(kept.value) : kept;
  };
