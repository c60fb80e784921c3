import { wholeNumber } from "../kit/format.ts";
import { french } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import { useUnit } from "../page/useUnit.ts";
import { heartOf, isLit, likesShown } from "./heart.ts";
import type { Shown } from "./shown.ts";
import { words } from "./words.ts";

export const LikeButton = <Id extends string>({ reactions, to }: Shown<Id>) => {
  const { hearts, press } = useUnit({ hearts: reactions.$hearts, press: reactions.heartPressed });
  const heart = heartOf(hearts, to.id);
  return (
    <button type="button" aria-pressed={isLit(heart)} onClick={() => press(to.id)}>
      <Icon name="heart" />
      {french(words.like)} <b>{wholeNumber(likesShown(heart, to.likes))}</b>
    </button>
  );
};
