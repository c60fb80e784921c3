import { createEvent, createStore, sample } from "effector";
import type { ChosenImage } from "../../../../domain/content/editing/uploadImage.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown, topicClosed } from "../../../lib/feedback/toasts.ts";
import { uploadImageFx } from "../effects.ts";
import { imageTopic, notUploaded } from "../outcomes.ts";

/** The field of a picture: of a new text, of an edited one, or in a body. */
export type ImageTarget = string;
export const newImage: ImageTarget = "new";
/** The picture that is selected in the body. */
export const bodyImage: ImageTarget = "body";
export const editedImage = (field: "featuredImage" | "heroImage"): ImageTarget => `edited ${field}`;

type Chosen = { readonly target: ImageTarget; readonly file: ChosenImage };

export const imageChosen = createEvent<Chosen>();
/** The picture is stored. Carries its address. */
export const imageUploaded = createEvent<{ readonly target: ImageTarget; readonly address: string }>();
/** The member leaves the text: uploads and pastes in flight are dropped. */
export const writingLeft = createEvent();

// One upload at a time.
const $chosen = createStore<Chosen | null>(null, { serialize: "ignore" }).reset([writingLeft, $memberId]);
export const $uploadingFor = $chosen.map((chosen) => chosen && chosen.target);

const accepted = sample({
  clock: imageChosen,
  source: $chosen,
  filter: (underWay) => underWay === null,
  fn: (_, chosen) => chosen,
});
sample({ clock: accepted, target: $chosen });
sample({ clock: accepted, fn: ({ file }) => file, target: uploadImageFx });
const answered = sample({
  clock: uploadImageFx.finally,
  source: $chosen,
  filter: (chosen, { params }) => chosen?.file === params,
  fn: (chosen, answer) => ({ target: chosen?.target ?? "", address: answer.status === "done" ? answer.result : null }),
});
$chosen.reset(answered);
sample({
  clock: answered,
  filter: ({ address }) => address !== null,
  fn: ({ target, address }) => ({ target, address: address ?? "" }),
  target: imageUploaded,
});
sample({ clock: uploadImageFx.failData, fn: notUploaded, target: toastShown });
sample({ clock: [accepted, writingLeft], fn: () => imageTopic, target: topicClosed });
