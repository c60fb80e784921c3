import { createEvent, createStore } from "effector";
import { bodyImage, imageUploaded, writingLeft } from "./upload.ts";

/** The editor has put the picture into its document. */
export const uploadTaken = createEvent();

/** The address of a picture that was uploaded for the document; null when there is none. */
export const $uploaded = createStore<string | null>(null, { serialize: "ignore" })
  .on(imageUploaded, (before, { target, address }) => (target === bodyImage ? address : before))
  .reset([uploadTaken, writingLeft]);
