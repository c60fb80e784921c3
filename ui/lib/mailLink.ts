import { combine, createEvent, createStore, type Effect, sample } from "effector";
import { createMutation, type MutationState } from "./mutation.ts";

/** A link in a mail, which a button of its page spends. `incomplete`: the failure of a link without its token. */
export const createMailLink = <Params, Done, Failure, const Incomplete>(
  effect: Effect<Params, Done, Failure>,
  incomplete: Incomplete,
) => {
  /** Carries the link's token; empty without one. */
  const opened = createEvent<string>();
  const pressed = createEvent<Params>();
  const spending = createMutation(effect, { ends: [opened] });

  const $isIncomplete = createStore(false, { serialize: "ignore" }).on(opened, (_, token) => token === "");
  const $link = combine(
    $isIncomplete,
    spending.$state,
    (isIncomplete, state): MutationState<Done, Failure | Incomplete> =>
      isIncomplete ? { status: "failed", error: incomplete } : state,
  );

  // A spent link isn't sent again; a failed request can be.
  sample({
    clock: pressed,
    source: { isIncomplete: $isIncomplete, state: spending.$state },
    filter: ({ isIncomplete, state }) => !isIncomplete && state.status !== "done",
    fn: (_, params) => params,
    target: spending.requested,
  });

  return { opened, pressed, $link };
};
