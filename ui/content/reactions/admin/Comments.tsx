import { useRef } from "react";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { BulkBar } from "../../../admin/table/BulkBar.tsx";
import { SelectionContext, useFocusWithoutChoice, useSelectionOf } from "../../../admin/table/selection.ts";
import { CommentRow } from "./CommentRow.tsx";
import { Below, List } from "./CommentRow.styles.ts";
import { HideMany } from "./HideMany.tsx";
import { $comments, $isLoading, hideManyOpened, moderationRetried, moreWanted } from "./moderation.ts";
import { words } from "./words.ts";
import { focusContent } from "../../../lib/focusContent.ts";

/** The filtered comments, or the reason for an empty list with the next step. */
export const Comments = () => {
  const { comments, isLoading, retry, more, hideMany } = useUnit({
    comments: $comments,
    isLoading: $isLoading,
    retry: moderationRetried,
    more: moreWanted,
    hideMany: hideManyOpened,
  });
  const all = comments.status === "ready" ? comments.value.comments : [];
  const open = all.filter(({ hiddenBecause }) => hiddenBecause === null);
  const selection = useSelectionOf(open.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWithoutChoice(selection.chosen.length, list);
  if (comments.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (comments.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.failed} text={adminWords.failedAdvice} heading="h3" action={again} />;
  }
  const { comments: shown, hasMore } = comments.value;
  if (shown.length === 0) return <EmptyState why="filtered" title={words.none} heading="h3" />;
  return (
    <SelectionContext value={selection}>
      <List ref={list} tabIndex={-1} aria-label={words.view}>
        {shown.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </List>
      <Below>
        <BulkBar selection={selection}>
          <QuietButton look="bare" ref={opener} {...dialogPreload} onClick={() => hideMany()}>
            {words.hide}
          </QuietButton>
        </BulkBar>
      </Below>
      <HideMany comments={open.filter(({ id }) => selection.chosen.includes(id))} opener={opener} stay={list} />
      {hasMore && (
        <QuietButton busy={isLoading} onClick={() => more()}>
          {isLoading ? words.loadingMore : words.more}
        </QuietButton>
      )}
    </SelectionContext>
  );
};
