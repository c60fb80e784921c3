import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { ReportPlace } from "../reports/ReportPlace.tsx";
import { commentIn } from "./commentActs.ts";
import { CommentBox } from "./CommentBox.tsx";
import { Orders, Quiet, Section } from "./Comments.styles.ts";
import type { Shown } from "./shown.ts";
import { Thread } from "./Thread.tsx";
import { useCommentFocus } from "./useCommentFocus.ts";
import { words } from "./words.ts";

/** Newest or most liked first. */
const OrderTabs = <Id extends string>({ reactions }: Pick<Shown<Id>, "reactions">) => {
  const { order, choose } = useUnit({ order: reactions.$order, choose: reactions.orderChosen });
  return (
    <Orders role="group" aria-label={words.order}>
      {(["newest", "liked"] as const).map((key) => (
        <QuietButton key={key} look="bare" aria-pressed={order === key} onClick={() => choose(key)}>
          {words.orders[key]}
        </QuietButton>
      ))}
    </Orders>
  );
};

const List = <Id extends string>({ reactions }: Pick<Shown<Id>, "reactions">) => {
  const { comments, isLoadingOlder, retry, wantOlder } = useUnit({
    comments: reactions.$comments,
    isLoadingOlder: reactions.$isLoadingOlder,
    retry: reactions.commentsRetried,
    wantOlder: reactions.olderWanted,
  });
  if (comments.status === "loading") return <ArticleSkeleton words={words.loadingComments} />;
  if (comments.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    return (
      <EmptyState why="failed" heading="h3" title={words.commentsFailed} text={adviceOnRead(comments)} action={again} />
    );
  }
  return (
    <>
      {comments.value.comments.length === 0 && <Quiet>{french(words.noComments)}</Quiet>}
      {comments.value.comments.length > 1 && <OrderTabs reactions={reactions} />}
      {comments.value.comments.map((thread) => (
        <Thread key={thread.id} thread={thread} reactions={reactions} />
      ))}
      {comments.value.hasMore && (
        // A new button for each page: the focus goes to the first comment that is shown.
        <QuietButton key={comments.value.comments.length} busy={isLoadingOlder} onClick={() => wantOlder()}>
          {words.olderComments}
        </QuietButton>
      )}
    </>
  );
};

/** The comments of a tip or an article, with the comment box. */
export const Comments = <Id extends string>({ reactions, to }: Shown<Id>) => {
  const { count, link } = useUnit({ count: reactions.$count, link: reactions.commentLinked });
  const { hash } = useLocation();
  const keptFocus = useCommentFocus();
  useEffect(() => {
    const linked = commentIn(hash);
    if (linked !== null) link(linked);
  }, [hash, link, to.id]);
  return (
    <Section aria-labelledby="comments-title" {...keptFocus}>
      <h2 id="comments-title" tabIndex={-1}>
        {words.commentCount(count)}
      </h2>
      <CommentBox key={to.id} reactions={reactions} />
      <List reactions={reactions} />
      <ReportPlace />
    </Section>
  );
};
