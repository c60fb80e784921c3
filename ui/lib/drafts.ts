import { createEffect } from "effector";
import type { Unexpected } from "./feedback/failure.ts";

/** Unsent text on the device, by a name. An empty text deletes it. */
export type Draft = { readonly name: string; readonly text: string };

/** Returns whether the device stored it. */
export const storeDraftFx = createEffect<Draft, boolean, Unexpected>();
export const recallDraftFx = createEffect<string, string, Unexpected>();
export const forgetDraftsFx = createEffect<void, void, Unexpected>();
/** The name of a stored setting. Settings share the storage with drafts. */
export const settingName = <Name extends string>(name: Name) => `setting: ${name}` as const;
export const isSetting = (name: string): boolean => name.startsWith(settingName(""));
/** The names of all stored drafts and settings. */
export const storedDraftsFx = createEffect<void, readonly string[], Unexpected>();
/** Asks the visitor to confirm. Takes the question and returns the answer. */
export const askFx = createEffect<string, boolean, Unexpected>();
