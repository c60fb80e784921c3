import { createEffect } from "effector";
import type { Unexpected } from "./feedback/failure.ts";

/** What somebody typed and has not sent yet, under a name that says what it is for. An empty text forgets it. */
export type Draft = { readonly name: string; readonly text: string };

/** Says whether the device keeps it. */
export const keepDraftFx = createEffect<Draft, boolean, Unexpected>();
export const recallDraftFx = createEffect<string, string, Unexpected>();
export const forgetDraftsFx = createEffect<void, void, Unexpected>();
/** Under what a device keeps what somebody chose, which is no text of theirs. */
export const settingName = <Name extends string>(name: Name) => `setting: ${name}` as const;
export const isSetting = (name: string): boolean => name.startsWith(settingName(""));
/** The names of all that the device keeps. */
export const storedDraftsFx = createEffect<void, readonly string[], Unexpected>();
/** Whether whoever is there agrees. Takes the question. */
export const askFx = createEffect<string, boolean, Unexpected>();
