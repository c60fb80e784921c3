import { type Event, sample } from "effector";
import type { MemberAct } from "../../../domain/shared/rights.ts";
import { $audience } from "./session.ts";

/**
 * The presses with the right, and those without. While the session is unknown a press counts: the use case decides.
 *
 * @param _act for the compiler, which refuses acts that not all members may do
 */
export const checkRight = <Press>(
  pressed: Event<Press>,
  _act: MemberAct,
): { readonly allowed: Event<Press>; readonly refused: Event<Press> } => {
  const checked = sample({
    clock: pressed,
    source: $audience,
    fn: (audience, press) => ({ press, isAllowed: audience !== "visitor" }),
  });
  return {
    allowed: sample({ clock: checked, filter: ({ isAllowed }) => isAllowed, fn: ({ press }) => press }),
    refused: sample({ clock: checked, filter: ({ isAllowed }) => !isAllowed, fn: ({ press }) => press }),
  };
};
