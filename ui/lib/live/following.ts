import { combine, createEvent, createStore, sample } from "effector";
import type { Watched } from "../../../domain/shared/live.ts";
import { $memberId, sessionChanged } from "../../accounts/session/session.ts";

/** A view shows something that others may change. */
export const shown = createEvent<Watched>();
/** A view that fired `shown` is removed. */
export const left = createEvent<Watched>();
/** The watched content may have changed. Carries no data: views request it again. */
export const changeHinted = createEvent<Watched>();

// Holds one entry per view: several views may show the same.
const $onScreen = createStore<readonly Watched[]>([], { serialize: "ignore" })
  .on(shown, (all, watched) => [...all, watched])
  .on(left, (all, watched) => all.toSpliced(all.indexOf(watched), 1));

/** What the realtime channel follows: each entry once, for members only. */
export const $followed = combine($onScreen, $memberId, (all, member): readonly Watched[] =>
  member === null ? [] : [...new Set(all)],
);

// A changed role changes the member's rights, so the session is loaded again.
sample({ clock: changeHinted, filter: (watched) => watched === "role", fn: () => {}, target: sessionChanged });
