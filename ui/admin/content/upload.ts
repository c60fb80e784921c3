import { combine, createEvent, createStore, sample } from "effector";
import type { ChosenFile } from "../../../domain/pictures/picture.ts";
import { $memberId } from "../../accounts/session.ts";
import { toastShown } from "../../page/toasts.ts";
import { uploadImageFx } from "./effects.ts";
import { notUploaded } from "./outcomes.ts";

/** For which field a picture is: of a new text, of one of its blocks, or of a text that is edited. */
export type ImageTarget = string;
export const newImage: ImageTarget = "new";
export const blockImage = (id: number): ImageTarget => `block ${id}`;
export const editedImage = (field: "featuredImage" | "heroImage"): ImageTarget => `edited ${field}`;

/** The block that a picture is for, if it is for one. */
export const blockOf = (target: ImageTarget): number | undefined =>
  target.startsWith("block ") ? Number(target.slice("block ".length)) : undefined;

type Chosen = { readonly target: ImageTarget; readonly file: ChosenFile };

export const imageChosen = createEvent<Chosen>();
/** It is in the club's keeping. Carries its address. */
export const imageUploaded = createEvent<{ readonly target: ImageTarget; readonly address: string }>();

// One at a time, so an answer is for the one that is on its way.
const $chosen = createStore<Chosen | null>(null, { serialize: "ignore" }).reset($memberId);
export const $uploadingFor = combine($chosen, uploadImageFx.pending, (chosen, isBusy) =>
  isBusy && chosen ? chosen.target : null,
);

const accepted = sample({
  clock: imageChosen,
  source: uploadImageFx.pending,
  filter: (isBusy) => !isBusy,
  fn: (_, chosen) => chosen,
});
sample({ clock: accepted, target: $chosen });
sample({ clock: accepted, fn: ({ file }) => file, target: uploadImageFx });
sample({
  clock: uploadImageFx.doneData,
  source: $chosen,
  filter: (chosen) => chosen !== null,
  fn: (chosen, address) => ({ target: chosen?.target ?? "", address }),
  target: imageUploaded,
});
sample({ clock: uploadImageFx.failData, fn: notUploaded, target: toastShown });
