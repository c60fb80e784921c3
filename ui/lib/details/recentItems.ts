import { createEvent, createStore, sample, type Store } from "effector";
import { readerArrived } from "../page/reader.ts";

type Named<Thing> = { readonly name: string; readonly thing: Thing };

const mostKnown = 20;

/** Whatever comes next is seen as if for the first time: the developer's panel wants to show how it comes. */
export const recentItemsForgotten = createEvent();

const withOne = <Thing>(known: ReadonlyMap<string, Thing>, { name, thing }: Named<Thing>) =>
  new Map(
    [...known]
      .filter(([other]) => other !== name)
      .concat([[name, thing]])
      .slice(-mostKnown),
  );

/**
 * What was on the screen before, by its name. Whoever comes back finds it as they left it, and so the place to which they
 * had read, while it is asked for again. `$shown`: what is on the screen now.
 */
export const recentItemsOf = <Thing>($shown: Store<Named<Thing> | null>): Store<ReadonlyMap<string, Thing>> => {
  const $known = createStore<ReadonlyMap<string, Thing>>(new Map(), { serialize: "ignore" });
  // What came with the server's page never changed: it is known from the reader's arrival on.
  const seen = sample({
    clock: [$shown, readerArrived],
    source: $shown,
    filter: (shown: Named<Thing> | null): shown is Named<Thing> => shown !== null,
  });
  return $known.on(seen, withOne).reset(recentItemsForgotten);
};
