import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { words as adminWords } from "../../../admin/words.ts";
import { CommentRow } from "./CommentRow.tsx";
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
  if (comments.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (comments.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
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
