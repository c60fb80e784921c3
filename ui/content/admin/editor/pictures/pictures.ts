import { createEvent, sample } from "effector";
import type { LibraryPicture } from "../../../../../domain/content/pictures/library.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { uploadFileFx, uploadPictureFx } from "../../effects.ts";
import { picturesLeft, whyNoFile, whyNotUploaded } from "../../outcomes.ts";
import { createUploads, isAwaited, wayOf } from "../../uploads/createUploads.ts";
import { writingLeft } from "./upload.ts";

/** Several pictures and files for the text that is being written: each goes into the text once it is stored. */
export const pictures = createUploads({
  pictures: wayOf(uploadPictureFx, whyNotUploaded),
  files: wayOf(uploadFileFx, whyNoFile),
  ends: [writingLeft, $memberId],
});

/** A picture of the library, which is stored already. */
export const libraryPicked = createEvent<LibraryPicture>();
sample({
  clock: libraryPicked,
  fn: ({ address, description, fileName }) => ({ address, description, name: fileName }),
  target: pictures.added,
});

/** Whether leaving the text would lose pictures: those on their way into it, and those that can be sent again. */
export const $awaitsPictures = pictures.$all.map((all) => all.some(isAwaited));

sample({
  clock: writingLeft,
  source: pictures.$lost,
  filter: (lost) => lost > 0,
  fn: picturesLeft,
  target: toastShown,
});
