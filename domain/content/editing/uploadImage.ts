import {
  type ChosenFile,
  largestPicture,
  logoIn,
  type Picture,
  type PictureEditor,
  pictureIn,
  type PictureProblem,
} from "../../shared/picture.ts";
import { type RefusalOf, type Result, refused } from "../../shared/result.ts";
import type { ItemPictures } from "./ports.ts";

type Needs = { readonly pictures: ItemPictures; readonly editor: PictureEditor };

export type UploadRefusal = PictureProblem | RefusalOf<ItemPictures["put"]>;
/** `isLogo`: may be SVG too, and is made small and square. */
export type ChosenImage = ChosenFile & { readonly isLogo?: boolean };
export type UploadImage = (file: ChosenImage) => Promise<Result<string, UploadRefusal>>;

const drawnFrom = async <File>(
  found: Result<File, PictureProblem>,
  draw: (file: File) => Promise<Result<Picture, PictureProblem>>,
) => (found.ok ? draw(found.value) : found);

/**
 * Uploads a picture for content items without its metadata, and returns its address. Refuses visitors, members who aren't
 * staff, files that are no picture, and too large ones.
 */
export const uploadImage =
  ({ pictures, editor }: Needs): UploadImage =>
  async (file) => {
    // Before it is read: the file may be huge.
    if (file.size > largestPicture) return refused({ kind: "picture-too-large" });
    const bytes = await file.read();
    const drawn = file.isLogo
      ? await drawnFrom(logoIn(bytes), editor.logo)
      : await drawnFrom(pictureIn(bytes), editor.whole);
    if (!drawn.ok) return drawn;
    // A transparent picture may be larger after it is drawn.
    const kept = pictureIn(drawn.value.bytes);
    return kept.ok ? pictures.put(kept.value) : kept;
  };
