import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { BulkBar } from "../../../admin/table/BulkBar.tsx";
import { SelectionContext, useSelectionOf } from "../../../admin/table/selection.ts";
import { CommentRow } from "./CommentRow.tsx";
import { Below, List } from "./CommentRow.styles.ts";
import { HideMany } from "./HideMany.tsx";
import { $comments, $isLoading, moderationRetried, moreWanted } from "./moderation.ts";
import { words } from "./words.ts";
import { focusContent } from "../../../lib/focusContent.ts";

/** The filtered comments, or the reason for an empty list with the next step. */
export const Comments = () => {
  const { comments, isLoading, retry, more } = useUnit({
    comments: $comments,
    isLoading: $isLoading,
    retry: moderationRetried,
    more: moreWanted,
  });
  const all = comments.status === "ready" ? comments.value.comments : [];
  const open = all.filter(({ hiddenBecause }) => hiddenBecause === null);
  const selection = useSelectionOf(open.map(({ id }) => id));
  if (comments.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (comments.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.failed} text={adminWords.failedAdvice} heading="h3" action={again} />;
  }
  const { comments: shown, hasMore } = comments.value;
  if (shown.length === 0) return <EmptyState why="filtered" title={words.none} heading="h3" />;
  return (
    <SelectionContext value={selection}>
      <List>
        {shown.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </List>
      <Below>
        <BulkBar selection={selection}>
          <HideMany comments={open.filter(({ id }) => selection.chosen.includes(id))} onDone={selection.clear} />
        </BulkBar>
      </Below>
      {hasMore && (
        <QuietButton busy={isLoading} onClick={() => more()}>
          {isLoading ? words.loadingMore : words.more}
        </QuietButton>
      )}
    </SelectionContext>
  );
};
