import { wholeNumber } from "../kit/format.ts";
import { french } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import { useUnit } from "../page/useUnit.ts";
import { likeStateOf, isLiked, likesShown } from "./likeState.ts";
import type { Shown } from "./shown.ts";
import { words } from "./words.ts";

export const LikeButton = <Id extends string>({ reactions, to }: Shown<Id>) => {
  const { states, press } = useUnit({ states: reactions.$likeStates, press: reactions.likeClicked });
  const state = likeStateOf(states, to.id);
  return (
    <button type="button" aria-pressed={isLiked(state)} onClick={() => press(to.id)}>
      <Icon name="heart" />
      {french(words.like)} <b>{wholeNumber(likesShown(state, to.likes))}</b>
    </button>
  );
};
