import { sample } from "effector";
import { pictureIdOf } from "../../../../domain/content/body/ownPicture.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import { whyNotUploaded } from "../outcomes.ts";
import { createUploads, type Upload, wayOf } from "../uploads/createUploads.ts";
import { saved } from "./details.ts";
import { uploadToLibraryFx } from "./effects.ts";
import { pictures } from "./library.ts";

/** Pictures for the library. A stored one stays in the list until its text is saved, or is left for later. */
export const uploads = createUploads({
  pictures: wayOf(uploadToLibraryFx, whyNotUploaded),
  ends: [$memberId, signOutPressed],
});

const isOf =
  (id: string) =>
  ({ state }: Upload): boolean =>
    state.kind === "stored" && pictureIdOf(state.address) === id;

sample({
  clock: sample({ clock: saved, source: uploads.$all, fn: (all, id) => all.find(isOf(id))?.id }).filterMap((id) => id),
  target: uploads.taken,
});
sample({ clock: uploadToLibraryFx.done, fn: () => ({ isQuiet: false }), target: pictures.touched });
