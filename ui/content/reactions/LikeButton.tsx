import { wholeNumber } from "../../design/components/text/format.ts";
import { french } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { shownValue } from "../../lib/optimistic.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { likesShown } from "./likes.ts";
import type { Shown } from "./shown.ts";
import { words } from "./words.ts";

export const LikeButton = <Id extends string>({ reactions, to }: Shown<Id>) => {
  const { states, press } = useUnit({ states: reactions.$likeStates, press: reactions.likeClicked });
  const state = reactions.likeStateOf(states, to.id);
  return (
    <button type="button" aria-pressed={shownValue(state)} onClick={() => press(to.id)}>
      <Icon name="heart" />
      {french(words.like)} <b>{wholeNumber(likesShown(state, to.likes))}</b>
    </button>
  );
};
