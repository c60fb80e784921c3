import { createEvent, createStore } from "effector";
import { useEffect } from "react";
import type { Watched } from "../../../domain/shared/ports.ts";
import { useUnit } from "../useUnit.ts";

/** A view shows something that others may change. */
export const shown = createEvent<Watched>();
/** A view that fired `shown` is removed. */
export const left = createEvent<Watched>();
/** The watched content may have changed. Carries no data: views request it again. */
export const changeHinted = createEvent<Watched>();

/** The kinds that the views on the screen show. An entry per view: several views may show a kind. */
export const $onScreen = createStore<readonly Watched[]>([], { serialize: "ignore" })
  .on(shown, (all, watched) => [...all, watched])
  .on(left, (all, watched) => all.toSpliced(all.indexOf(watched), 1));

/** Follows changes of `watched` while the view is mounted and `isShown`. */
export const useFollowing = (watched: Watched, isShown = true): void => {
  const { show, leave } = useUnit({ show: shown, leave: left });
  useEffect(() => {
    if (!isShown) return undefined;
    show(watched);
    return () => void leave(watched);
  }, [watched, isShown, show, leave]);
};
