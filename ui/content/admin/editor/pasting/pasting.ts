import { createEvent, sample } from "effector";
import { isNothing, leftOutOf, type ReadText } from "../../../../../domain/content/editing/leftOut.ts";
import { toastShown, topicClosed } from "../../../../lib/feedback/toasts.ts";
import { notPasted, pastedWithout, pasteTooLong, pasteTopic } from "../../outcomes.ts";
import { writingLeft } from "../pictures/upload.ts";

/** Something is pasted: the message about an earlier paste is out of date. */
export const pasteBegun = createEvent();
/** A pasted text was read and stands in the document. */
export const pasteRead = createEvent<ReadText>();
export const pasteFailed = createEvent();
/** The text would be longer than is stored: nothing was pasted. */
export const pasteRefused = createEvent();

sample({ clock: [pasteBegun, writingLeft], fn: () => pasteTopic, target: topicClosed });
const lost = pasteRead.map((text) => ({ leftOut: leftOutOf(text), isEmpty: text.content.length === 0 }));
sample({
  clock: lost,
  filter: ({ leftOut }) => !isNothing(leftOut),
  fn: ({ leftOut, isEmpty }) => pastedWithout(leftOut, isEmpty),
  target: toastShown,
});
sample({ clock: pasteFailed, fn: () => notPasted, target: toastShown });
sample({ clock: pasteRefused, fn: () => pasteTooLong, target: toastShown });
