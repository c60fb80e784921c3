import { styled } from "styled-components";
import { Checkbox } from "../../kit/Checkbox.tsx";
import { Choices } from "../../kit/Choices.tsx";
import { ArticleBones } from "../../kit/Bones.tsx";
import { Dialog, warmingDialog } from "../../kit/Dialog.tsx";
import { EmptyState } from "../../kit/EmptyState.tsx";
import { Icon } from "../../kit/Icon.tsx";
import { QuietButton } from "../../kit/QuietButton.tsx";
import { partLost } from "../../page/toasts.ts";
import { useUnit } from "../../page/useUnit.ts";
import { words as adminWords } from "../words.ts";
import { CommentRow } from "./CommentRow.tsx";
import {
  $comments,
  $isLoading,
  $isOpen,
  $shown,
  hiddenChosen,
  kindChosen,
  moderationClosed,
  moderationOpened,
  moderationRetried,
  moreWanted,
} from "./moderation.ts";
import { moderationLook } from "./moderationLook.ts";
import { words } from "./words.ts";

const Sheet = styled.div`
  ${moderationLook}
`;

const Comments = () => {
  const { comments, isLoading, retry, more } = useUnit({
    comments: $comments,
    isLoading: $isLoading,
    retry: moderationRetried,
    more: moreWanted,
  });
  if (comments.status === "loading") return <ArticleBones words={words.loading} />;
  if (comments.status === "failed") {
    const again = <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.failed} text={adminWords.failedAdvice} heading="h3" action={again} />;
  }
  const { comments: shown, hasMore } = comments.value;
  if (shown.length === 0) return <EmptyState why="filtered" title={words.none} heading="h3" />;
  return (
    <>
      <ul>
        {shown.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </ul>
      {hasMore && (
        <QuietButton busy={isLoading} onClick={() => more()}>
          {isLoading ? words.loadingMore : words.more}
        </QuietButton>
      )}
    </>
  );
};

/** What members said, newest first: the staff hides what has no place there, and says why. */
export const Moderation = () => {
  const { isOpen, shown, open, close, chooseKind, chooseHidden, lost } = useUnit({
    isOpen: $isOpen,
    shown: $shown,
    open: moderationOpened,
    close: moderationClosed,
    chooseKind: kindChosen,
    chooseHidden: hiddenChosen,
    lost: partLost,
  });
  return (
    <>
      <QuietButton {...warmingDialog} onClick={() => open()}>
        <Icon name="chat" />
        {words.open}
      </QuietButton>
      <Dialog isOpen={isOpen} title={words.title} onClose={close} onLost={() => (close(), lost())}>
        <Sheet>
          <div className="which">
            <Choices
              label={words.kind}
              isLabelHidden
              choices={[
                { value: "article", words: words.kinds.article },
                { value: "tip", words: words.kinds.tip },
              ]}
              chosen={shown.kind}
              onChoose={(kind) => chooseKind(kind === "tip" ? "tip" : "article")}
            />
            <Checkbox
              label={words.hiddenOnly}
              checked={shown.hiddenOnly}
              onChange={({ currentTarget: { checked } }) => chooseHidden(checked)}
            />
          </div>
          <Comments />
        </Sheet>
      </Dialog>
    </>
  );
};
