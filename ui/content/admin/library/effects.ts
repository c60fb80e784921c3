import { act, actBy } from "../../../lib/act.ts";

export const listPicturesFx = act("listPictures");
/** The same, for the dialog in which one is chosen. */
export const findPicturesFx = act("listPictures");
/** One of several files for the library. The id is of its upload. */
export const uploadToLibraryFx = actBy<{ readonly id: number }>()("uploadImage");
export const readPictureUsesFx = act("readPictureUses");
export const describePictureFx = act("describePicture");
export const removePicturesFx = act("removePictures");
export const replacePictureFx = act("replacePicture");
