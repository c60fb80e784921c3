import { styled } from "styled-components";
import type { TipComment } from "../../domain/tips/comment.ts";
import type { ReadableTip } from "../../domain/tips/readTip.ts";
import { Badge } from "../kit/Badge.tsx";
import { ArticleBones } from "../kit/Bones.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { Face } from "../kit/Face.tsx";
import { longDate } from "../kit/format.ts";
import { french, typeset } from "../kit/french.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { useUnit } from "../page/useUnit.ts";
import { CommentBox } from "./CommentBox.tsx";
import { $added, $comments, $isLoadingOlder, commentsRetried, olderWanted } from "./comments.ts";
import { commentsLook } from "./commentsLook.ts";
import { words } from "./words.ts";

const Section = styled.section`
  ${commentsLook}
`;

const nameOf = ({ author, card }: TipComment): string =>
  author === null ? words.formerMember : (card.username ?? words.nameless);

const Comment = ({ comment }: { readonly comment: TipComment }) => (
  <article>
    <Face name={nameOf(comment)} picture={comment.card.avatar} size="comment" />
    <div>
      <header>
        <b>
          <bdi>{nameOf(comment)}</bdi>
        </b>
        {comment.card.isStaff && <Badge>{words.staff}</Badge>}
        <time dateTime={comment.createdAt}>{longDate(comment.createdAt)}</time>
      </header>
      <p dir="auto">{typeset(comment.text)}</p>
    </div>
  </article>
);

const List = () => {
  const { comments, isLoadingOlder, retry, wantOlder } = useUnit({
    comments: $comments,
    isLoadingOlder: $isLoadingOlder,
    retry: commentsRetried,
    wantOlder: olderWanted,
  });
  if (comments.status === "loading") return <ArticleBones words={words.loadingComments} />;
  if (comments.status === "failed") {
    const again = <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>;
    return (
      <EmptyState why="failed" heading="h3" title={words.commentsFailed} text={words.failedAdvice} action={again} />
    );
  }
  return (
    <>
      {comments.value.comments.length === 0 && <p className="quiet">{french(words.noComments)}</p>}
      {comments.value.comments.map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
      {comments.value.hasMore && (
        <QuietButton busy={isLoadingOlder} onClick={() => wantOlder()}>
          {words.olderComments}
        </QuietButton>
      )}
    </>
  );
};

/** What members say of a tip, newest first, and where to say something. */
export const Comments = ({ tip }: { readonly tip: ReadableTip }) => {
  const added = useUnit($added);
  return (
    <Section aria-labelledby="comments-title">
      <h2 id="comments-title">{words.commentCount(tip.comments + added)}</h2>
      <CommentBox key={tip.id} />
      <List />
    </Section>
  );
};
