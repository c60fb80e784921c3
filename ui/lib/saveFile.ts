import { act } from "./act.ts";

/** Saves a file on the device. */
export const saveFileFx = act("saveFile");
