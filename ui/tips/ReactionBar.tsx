import { styled } from "styled-components";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import { sharesShown } from "../page/fixedFigures.ts";
import { Alert } from "../kit/Alert.tsx";
import { wholeNumber } from "../kit/format.ts";
import { Icon } from "../kit/Icon.tsx";
import { useUnit } from "../page/useUnit.ts";
import { $boxIsOpen, boxToggled } from "./commentBox.ts";
import { $added } from "./comments.ts";
import { LikeButton } from "./LikeButton.tsx";
import { reactionLook } from "./reactionLook.ts";
import { sharePressed } from "./share.ts";
import { words } from "./words.ts";

const Bar = styled.div`
  ${reactionLook}
`;

/** What a reader can do with a tip, always in reach of the thumb. */
export const ReactionBar = ({ tip }: { readonly tip: ReadableTip }) => {
  const { isOpen, added, toggle, share } = useUnit({
    isOpen: $boxIsOpen,
    added: $added,
    toggle: boxToggled,
    share: sharePressed,
  });
  return (
    <>
      <Bar role="group" aria-label={words.bar} data-lower-third>
        <LikeButton tip={tip} />
        <button type="button" aria-expanded={isOpen} aria-controls="comment-box" onClick={() => toggle()}>
          <Icon name="chat" />
          {words.comments} <b>{wholeNumber(tip.comments + added)}</b>
        </button>
        <button type="button" onClick={() => share()}>
          <Icon name="share" />
          {words.share} <b>{sharesShown}</b>
        </button>
      </Bar>
      <noscript>
        <Alert tone="wait" title={words.needsScript} />
      </noscript>
    </>
  );
};
