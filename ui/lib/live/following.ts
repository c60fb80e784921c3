import { combine, createEvent, createStore, sample } from "effector";
import type { Watched } from "../../../domain/shared/live.ts";
import { $memberId, sessionChanged } from "../../accounts/session/session.ts";

/** Something is on the screen that others may change. */
export const shown = createEvent<Watched>();
/** It is there no more. */
export const left = createEvent<Watched>();
/** It may be different by now. Carries nothing but what: how it is has to be asked for. */
export const changeHinted = createEvent<Watched>();

// Several parts of a page may show the same.
const $onScreen = createStore<readonly Watched[]>([], { serialize: "ignore" })
  .on(shown, (all, watched) => [...all, watched])
  .on(left, (all, watched) => all.toSpliced(all.indexOf(watched), 1));

/** What is listened to: what is on the screen of a member, each once. Nobody listens for a visitor. */
export const $followed = combine($onScreen, $memberId, (all, member): readonly Watched[] =>
  member === null ? [] : [...new Set(all)],
);

// Who they are is asked for again, and with it what they may do.
sample({ clock: changeHinted, filter: (watched) => watched === "role", fn: () => {}, target: sessionChanged });
