import { act } from "../../../lib/act.ts";

export const listPicturesFx = act("listPictures");
/** The same, for the dialog in which one is chosen. */
export const findPicturesFx = act("listPictures");
export const readPictureUsesFx = act("readPictureUses");
export const describePictureFx = act("describePicture");
export const removePicturesFx = act("removePictures");
export const replacePictureFx = act("replacePicture");
