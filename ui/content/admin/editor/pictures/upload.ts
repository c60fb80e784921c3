import { createEvent, createStore, sample } from "effector";
import type { ChosenImage } from "../../../../../domain/content/editing/uploadImage.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { toastActed, toastShown, topicClosed } from "../../../../lib/feedback/toasts.ts";
import { uploadImageFx } from "../../effects.ts";
import { imageTopic, notUploaded, retryUpload } from "../../outcomes.ts";

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

/** The picture whose upload failed. It can be sent again until another is chosen or the text is left. */
const $failed = createStore<Chosen | null>(null, { serialize: "ignore" }).reset([writingLeft, $memberId]);
export const $uploadFailedFor = $failed.map((failed) => failed && failed.target);
const retried = sample({
  clock: toastActed,
  source: $failed,
  filter: (failed, { name }) => failed !== null && name === retryUpload,
  fn: (failed) => failed as Chosen,
});
/** The upload under way repeats one that failed. */
export const $isRetry = createStore(false, { serialize: "ignore" })
  .on(imageChosen, () => false)
  .on(retried, () => true);

const accepted = sample({
  clock: [imageChosen, retried],
  source: $chosen,
  filter: (underWay) => underWay === null,
  fn: (_, chosen) => chosen,
});
sample({ clock: accepted, target: $chosen });
sample({ clock: accepted, fn: ({ file }) => file, target: uploadImageFx });
const ended = sample({
  clock: uploadImageFx.finally,
  source: $chosen,
  // A picture of a text that was left is no longer the chosen one.
  fn: (chosen, answer) => ({ answer, chosen: chosen?.file === answer.params ? chosen : null }),
});
const answered = ended.filterMap(({ answer, chosen }) => (chosen ? { answer, chosen } : undefined));
$chosen.reset(answered);
$failed.reset(accepted).on(answered, (_, { answer, chosen }) => (answer.status === "fail" ? chosen : null));
sample({
  clock: answered.filterMap(({ answer, chosen: { target } }) =>
    answer.status === "done" ? { target, address: answer.result } : undefined,
  ),
  target: imageUploaded,
});
sample({
  clock: ended.filterMap(({ answer, chosen }) =>
    answer.status === "fail" ? notUploaded(answer.error, chosen !== null) : undefined,
  ),
  target: toastShown,
});
sample({ clock: [accepted, writingLeft], fn: () => imageTopic, target: topicClosed });
