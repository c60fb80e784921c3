import { type Event, sample } from "effector";
import { type Act, may } from "../../../domain/shared/rights.ts";
import { $standing } from "./session.ts";

/** The presses with the right, and those without. While the session is unknown a press counts: the use case decides. */
export const checkRight = <Press>(
  pressed: Event<Press>,
  act: Act,
): { readonly allowed: Event<Press>; readonly refused: Event<Press> } => {
  const checked = sample({
    clock: pressed,
    source: $standing,
    fn: (standing, press) => ({ press, isAllowed: standing === null || may(standing, act) }),
  });
  return {
    allowed: sample({ clock: checked, filter: ({ isAllowed }) => isAllowed, fn: ({ press }) => press }),
    refused: sample({ clock: checked, filter: ({ isAllowed }) => !isAllowed, fn: ({ press }) => press }),
  };
};
