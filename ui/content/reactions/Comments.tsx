import type { Comment as Said } from "../../../domain/content/reactions/comment.ts";
import type { Moment } from "../../../domain/shared/clock.ts";
import { memberPath } from "../../accounts/members/address.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { Badge } from "../../design/components/surfaces/Tag.tsx";
import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { Face } from "../../design/components/media/Face.tsx";
import { agoAndWhen } from "../../design/components/text/ago.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Linked } from "../../design/components/text/Linked.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { adviceOnRead } from "../../lib/feedback/failure.ts";
import { $now } from "../../lib/page/now.ts";
import { focusContent } from "../../lib/focusContent.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { CommentBox } from "./CommentBox.tsx";
import { Entry, Quiet, Section } from "./Comments.styles.ts";
import type { Shown } from "./shown.ts";
import { words } from "./words.ts";

const nameOf = ({ author, card }: Pick<Said, "author" | "card">): string =>
  author === null ? words.formerMember : (card.username ?? words.nameless);

/** Leads to the member's page, if there is one to see. */
const Name = ({ of: { author, card } }: { readonly of: Said }) => {
  const name = <bdi>{nameOf({ author, card })}</bdi>;
  return author === null || card.username === null || card.isHidden ? (
    name
  ) : (
    <Link to={memberPath(card.username)}>{name}</Link>
  );
};

type CommentProps = { readonly comment: Said; readonly moment: Moment };

const Comment = ({ comment, moment }: CommentProps) => (
  <Entry>
    <Face
      name={nameOf(comment)}
      picture={comment.card.avatar}
      drawing={memberFace(comment.author && comment.card.username)}
      size="comment"
    />
    <div>
      <header>
        <b>
          <Name of={comment} />
        </b>
        {comment.card.isStaff && <Badge>{words.staff}</Badge>}
        <time dateTime={comment.createdAt}>{typeset(agoAndWhen(comment.createdAt, moment))}</time>
      </header>
      <p dir="auto">
        <Linked text={comment.text} />
      </p>
      {comment.hiddenBecause !== null && (
        <Quiet dir="auto">
          {french(words.hiddenBecause)} {typeset(comment.hiddenBecause)}
        </Quiet>
      )}
    </div>
  </Entry>
);

const List = <Id extends string>({ reactions }: Pick<Shown<Id>, "reactions">) => {
  const { comments, isLoadingOlder, retry, wantOlder, moment } = useUnit({
    moment: $now,
    comments: reactions.$comments,
    isLoadingOlder: reactions.$isLoadingOlder,
    retry: reactions.commentsRetried,
    wantOlder: reactions.olderWanted,
  });
  if (comments.status === "loading") return <ArticleSkeleton words={words.loadingComments} />;
  if (comments.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
    return (
      <EmptyState
        why="failed"
        heading="h3"
        title={words.commentsFailed}
        text={adviceOnRead(comments, words.failedAdvice)}
        action={again}
      />
    );
  }
  return (
    <>
      {comments.value.comments.length === 0 && <Quiet>{french(words.noComments)}</Quiet>}
      {comments.value.comments.map((comment) => (
        <Comment key={comment.id} comment={comment} moment={moment} />
      ))}
      {comments.value.hasMore && (
        <QuietButton busy={isLoadingOlder} onClick={() => wantOlder()}>
          {words.olderComments}
        </QuietButton>
      )}
    </>
  );
};

/** The comments of a tip or an article, newest first, with the comment box. */
export const Comments = <Id extends string>({ reactions, to }: Shown<Id>) => {
  const count = useUnit(reactions.$count);
  return (
    <Section aria-labelledby="comments-title">
      <h2 id="comments-title">{words.commentCount(count)}</h2>
      <CommentBox key={to.id} reactions={reactions} />
      <List reactions={reactions} />
    </Section>
  );
};
