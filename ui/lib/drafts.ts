import { act } from "./act.ts";

/** Unsent text on the device, by a name. An empty text deletes it. */
export type Draft = { readonly name: string; readonly text: string };

/** Returns whether the device stored it. */
export const storeDraftFx = act("storeDraft");
export const recallDraftFx = act("recallDraft");
/** Stores the text of a window, for windows with texts of their own under a name. */
export const storeWindowDraftFx = act("storeWindowDraft");
export const recallWindowDraftsFx = act("recallWindowDrafts");
export const forgetDraftsFx = act("forgetDrafts");
/** The name of a stored setting. Settings share the storage with drafts. */
export const settingName = <Name extends string>(name: Name) => `setting: ${name}` as const;
export const isSetting = (name: string): boolean => name.startsWith(settingName(""));
/** The names of all stored drafts and settings. */
export const storedDraftsFx = act("storedDrafts");
/** Asks the visitor to confirm. Takes the question and returns the answer. */
export const askFx = act("ask");
