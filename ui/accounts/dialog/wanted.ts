import { createEvent, createStore, sample } from "effector";
import { intentDropped, intentHeld, intentRecorded } from "../session/intent.ts";
import type { Intent } from "../session/storedIntent.ts";
import { $memberId } from "../session/session.ts";

/** Opens the dialog. `intent`: the act that needs the session. */
export const authWanted = createEvent<{ readonly intent?: Intent | undefined }>();
/** Closes the dialog and clears its form. */
export const authLeft = createEvent();

/** Apart from the dialog's model, which is loaded at the first opening. */
export const $isWanted = createStore(false, { serialize: "ignore" }).reset(authLeft);

sample({ clock: $isWanted, target: intentHeld });

// No dialog for a member who signed in in another tab: the recorded intent runs at once.
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
