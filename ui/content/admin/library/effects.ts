import { act } from "../../../lib/act.ts";

export const listPicturesFx = act("listPictures");
export const readPictureUsesFx = act("readPictureUses");
export const describePictureFx = act("describePicture");
export const removePicturesFx = act("removePictures");
export const replacePictureFx = act("replacePicture");
