import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { wholeNumber } from "../../design/components/text/format.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { LikeButton } from "./LikeButton.tsx";
import { QuoteButton } from "./QuoteButton.tsx";
import { reactionStyles } from "./reaction.styles.ts";
import { sharesShown } from "./share.ts";
import type { Shown } from "./shown.ts";
import { words } from "./words.ts";

const Bar = styled.div`
  ${reactionStyles}
`;

type ReactionBarProps<Id extends string> = Shown<Id> & {
  /** What one kind of content has beside it: the rating, the staff's button. */
  readonly children?: ReactNode;
};

/** Like, comment and share, fixed at the bottom of the window. */
export const ReactionBar = <Id extends string>({ reactions, to, children }: ReactionBarProps<Id>) => {
  const { isOpen, count, counted, toggle, share } = useUnit({
    isOpen: reactions.$boxIsOpen,
    count: reactions.$count,
    counted: reactions.$counted,
    toggle: reactions.boxToggled,
    share: reactions.sharePressed,
  });
  return (
    <>
      <Bar role="group" aria-label={reactions.words.bar} data-lower-third>
        <LikeButton reactions={reactions} to={to} />
        <button type="button" aria-expanded={isOpen} aria-controls="comment-box" onClick={() => toggle()}>
          <Icon name="chat" />
          {words.comments} <b>{wholeNumber(count)}</b>
        </button>
        <button type="button" onClick={() => share({ id: to.id, title: to.title })}>
          <Icon name="share" />
          {words.share} <b>{wholeNumber(sharesShown(counted, to.id, to.shares))}</b>
        </button>
        <QuoteButton reactions={reactions} />
        {children}
      </Bar>
      <noscript>
        <Alert tone="wait" title={words.needsScript} />
      </noscript>
    </>
  );
};
