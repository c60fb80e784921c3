import { createEffect, sample, type Store } from "effector";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before the page closes while something isn't stored. */
export const askBeforeLeaving = ($waits: Store<boolean>): void => {
  const askFx = createEffect((waits: boolean) =>
    waits ? addEventListener("beforeunload", ask) : removeEventListener("beforeunload", ask),
  );
  sample({ clock: $waits.updates, target: askFx });
};
