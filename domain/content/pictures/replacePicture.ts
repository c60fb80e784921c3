import { done, type Result } from "../../shared/result.ts";
import type { ChosenImage, UploadImage, UploadRefusal } from "../editing/uploadImage.ts";
import type { NotSeen, PictureLibrary, PictureUse } from "./library.ts";

type Needs = { readonly library: PictureLibrary; readonly uploadImage: UploadImage };

export type ReplacePicture = (wanted: {
  /** The address of the picture whose place the file takes. */
  readonly address: string;
  readonly file: ChosenImage;
}) => Promise<Result<Replaced, NotSeen | UploadRefusal>>;

/** The new address, and where the old picture still stands. */
export type Replaced = { readonly address: string; readonly left: readonly PictureUse[] };

/**
 * Uploads a file and puts it in the place of a picture in all records. The old picture stays in the library.
 * Refuses what an upload refuses, before anything is changed.
 */
export const replacePicture =
  ({ library, uploadImage }: Needs): ReplacePicture =>
  async ({ address, file }) => {
    const uploaded = await uploadImage(file);
    if (!uploaded.ok) return uploaded;
    const replaced = await library.replace(address, uploaded.value);
    return replaced.ok ? done({ address: uploaded.value, left: replaced.value }) : replaced;
  };
