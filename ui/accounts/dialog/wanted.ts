import { createEvent, createStore, sample } from "effector";
import { intentDropped, intentHeld, intentRecorded } from "../session/intent.ts";
import type { Intent } from "../session/keptIntent.ts";
import { $memberId } from "../session/session.ts";

/** Somebody wants in, here and now; perhaps for something that they mean to do. */
export const authWanted = createEvent<{ readonly intent?: Intent | undefined }>();
/** The dialog goes, and all that was typed into it. */
export const authLeft = createEvent();

/** Whether the dialog is wanted. Apart from its model, which comes with the first opening. */
export const $isWanted = createStore(false, { serialize: "ignore" }).reset(authLeft);

sample({ clock: $isWanted, target: intentHeld });

// Whoever was signed in elsewhere meanwhile needs no dialog: what they mean is done at once.
sample({
  clock: authWanted,
  source: $memberId,
  filter: (member) => member === null,
  fn: () => true,
  target: $isWanted,
});
sample({
  clock: authWanted,
  filter: ({ intent }) => intent !== undefined,
  fn: ({ intent }) => intent as Intent,
  target: intentRecorded,
});
sample({ clock: authWanted, filter: ({ intent }) => intent === undefined, fn: () => {}, target: intentDropped });
