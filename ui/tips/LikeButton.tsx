import type { TipSummary } from "../../domain/tips/tip.ts";
import { wholeNumber } from "../kit/format.ts";
import { french } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import { useUnit } from "../page/useUnit.ts";
import { heartOf, isLit, likesShown } from "./heart.ts";
import { $hearts, heartPressed } from "./like.ts";
import { words } from "./words.ts";

export const LikeButton = ({ tip }: { readonly tip: Pick<TipSummary, "id" | "likes"> }) => {
  const { hearts, press } = useUnit({ hearts: $hearts, press: heartPressed });
  const heart = heartOf(hearts, tip.id);
  return (
    <button type="button" aria-pressed={isLit(heart)} onClick={() => press(tip.id)}>
      <Icon name="heart" />
      {french(words.like)} <b>{wholeNumber(likesShown(heart, tip.likes))}</b>
    </button>
  );
};
