import type { MouseEvent } from "react";
import type { Thread as Said } from "../../../domain/content/reactions/comment.ts";
import { $session } from "../../accounts/session/session.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { Comment, nameOf } from "./Comment.tsx";
import { CommentForm, SignInPrompt } from "./CommentForm.tsx";
import { Folded, Replies, ReplyBox } from "./Comments.styles.ts";
import type { Reactions } from "./reactions.ts";
import { words } from "./words.ts";

/** How many replies are shown before "Voir les réponses". */
const unfoldedReplies = 3;

type ThreadProps<Id extends string> = { readonly thread: Said; readonly reactions: Reactions<Id> };

/** The summary is hidden once the replies are shown: the focus goes to the first of them. */
const unfold = (event: MouseEvent<HTMLElement>) => {
  const { parentElement, nextElementSibling } = event.currentTarget;
  event.preventDefault();
  parentElement?.setAttribute("open", "");
  if (nextElementSibling instanceof HTMLElement) nextElementSibling.focus({ preventScroll: true });
};

/** The replies to a comment. Without a script, `details` unfolds those that came with the page. */
const ThreadReplies = <Id extends string>({ thread, reactions }: ThreadProps<Id>) => {
  const { linked, unfolded, isLoading, want } = useUnit({
    linked: reactions.$linked,
    unfolded: reactions.$unfolded,
    isLoading: reactions.$isLoadingReplies,
    want: reactions.repliesWanted,
  });
  const { id, replies, replyCount } = thread;
  const folded = replies.slice(unfoldedReplies);
  const isOpen = unfolded.includes(id) || folded.some((reply) => reply.id === linked);
  const left = replyCount - replies.length;
  return (
    <Replies aria-label={words.repliesTo(nameOf(thread))} role="group">
      {replies.slice(0, unfoldedReplies).map((reply) => (
        <Comment key={reply.id} comment={reply} reactions={reactions} />
      ))}
      {folded.length > 0 && (
        <Folded open={isOpen || undefined}>
          <summary onClick={unfold}>{words.moreReplies(Math.max(folded.length, replyCount - unfoldedReplies))}</summary>
          {folded.map((reply) => (
            <Comment key={reply.id} comment={reply} reactions={reactions} />
          ))}
          {left > 0 && (
            <QuietButton key={replies.length} busy={isLoading} onClick={() => want(id)}>
              {words.moreReplies(left)}
            </QuietButton>
          )}
        </Folded>
      )}
    </Replies>
  );
};

/** A comment with its replies, and the field for one more. */
export const Thread = <Id extends string>({ thread, reactions }: ThreadProps<Id>) => {
  const { answered, session, text } = useUnit({
    answered: reactions.$answered,
    session: $session,
    text: reactions.$text,
  });
  const isAnswered = answered?.parent === thread.id;
  const target = [thread, ...thread.replies].find(({ id }) => id === answered?.comment) ?? thread;
  const isVisitor = session.status === "visitor";
  return (
    <>
      <Comment comment={thread} reactions={reactions} />
      {thread.replies.length > 0 && <ThreadReplies thread={thread} reactions={reactions} />}
      {isAnswered && (
        <ReplyBox>
          {(!isVisitor || text !== "") && <CommentForm reactions={reactions} replyTo={nameOf(target)} />}
          {isVisitor && <SignInPrompt reactions={reactions} />}
        </ReplyBox>
      )}
    </>
  );
};
