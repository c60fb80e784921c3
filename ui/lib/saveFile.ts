import { act } from "./act.ts";

/** Saves a file on the device. */
export const saveFileFx = act("saveFile");

/** Shares a picture by the device's dialog, or else saves it. */
export const sharePictureFx = act("sharePicture");
