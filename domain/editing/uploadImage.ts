import { type ChosenFile, largestPicture, type PictureProblem, pictureIn } from "../accounts/picture.ts";
import { type RefusalOf, type Result, refused } from "../result.ts";
import type { ItemPictures } from "./ports.ts";

export type UploadRefusal = PictureProblem | RefusalOf<ItemPictures["put"]>;
export type UploadImage = (file: ChosenFile) => Promise<Result<string, UploadRefusal>>;

/**
 * Puts a picture among those that articles and tips show, and gives its address. Refuses visitors, whoever isn't staff, what is no picture
 * whatever its name says, and what is too large.
 */
export const uploadImage =
  ({ pictures }: { readonly pictures: ItemPictures }): UploadImage =>
  async (file) => {
    // Before it is read: it may be a film.
    if (file.size > largestPicture) return refused({ kind: "picture-too-large" });
    const found = pictureIn(await file.read());
    return found.ok ? pictures.put(found.value) : found;
  };
