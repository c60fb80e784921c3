import {
  type ChosenFile,
  largestPicture,
  logoIn,
  type PictureEditor,
  pictureIn,
  type PictureProblem,
  type PictureWidths,
} from "../../shared/picture.ts";
import { done, type RefusalOf, type Result, refused } from "../../shared/result.ts";
import { keptName } from "../pictures/describePicture.ts";
import type { ItemPictures } from "./ports.ts";

type Needs = { readonly pictures: ItemPictures; readonly editor: PictureEditor };

export type UploadRefusal = PictureProblem | RefusalOf<ItemPictures["put"]>;
/** `isLogo`: may be SVG too, and is made small and square. `name`: the file's, for the library. */
export type ChosenImage = ChosenFile & { readonly isLogo?: boolean; readonly name?: string };
export type UploadImage = (file: ChosenImage) => Promise<Result<string, UploadRefusal>>;

const drawnIn = async (
  bytes: Uint8Array<ArrayBuffer>,
  isLogo: boolean,
  editor: PictureEditor,
): Promise<Result<PictureWidths, PictureProblem>> => {
  if (!isLogo) {
    const found = pictureIn(bytes);
    return found.ok ? editor.widths(found.value) : found;
  }
  const found = logoIn(bytes);
  const drawn = found.ok ? await editor.logo(found.value) : found;
  return drawn.ok ? done([drawn.value]) : drawn;
};

/**
 * Uploads a picture for content items in its widths and without its metadata, and returns its address. Refuses visitors, members who
 * aren't staff, files that are no picture, and too large ones.
 */
export const uploadImage =
  ({ pictures, editor }: Needs): UploadImage =>
  async (file) => {
    // Before it is read: the file may be huge.
    if (file.size > largestPicture) return refused({ kind: "picture-too-large" });
    const drawn = await drawnIn(await file.read(), file.isLogo ?? false, editor);
    if (!drawn.ok) return drawn;
    // A transparent picture may be larger after it is drawn.
    const kept = pictureIn(drawn.value[0].bytes);
    return kept.ok ? pictures.put(drawn.value, keptName(file.name ?? "")) : kept;
  };
