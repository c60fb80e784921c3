import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Comment as Said, isEditable } from "../../../domain/content/reactions/comment.ts";
import { $blocks } from "../../accounts/blocks/blocked.ts";
import { MemberBlock } from "../../accounts/blocks/MemberBlock.tsx";
import { $memberId } from "../../accounts/session/session.ts";
import { memberPath } from "../../accounts/members/address.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { Button } from "../../design/components/actions/Button.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { memberFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { Icon } from "../../design/components/media/Icon.tsx";
import { Badge } from "../../design/components/surfaces/Tag.tsx";
import { agoAndWhen } from "../../design/components/text/ago.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { $now } from "../../lib/page/now.ts";
import { $visitorIsHere } from "../../lib/page/visitor.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { reportOpened } from "../reports/opened.ts";
import { Foot } from "./CommentBox.styles.ts";
import { commentLikeOf } from "./commentActs.ts";
import { Acts, EditForm, Entry, FoldedLine, More, Others, Quiet } from "./Comments.styles.ts";
import { CommentText } from "./CommentText.tsx";
import { fragmentOf } from "./fragment.ts";
import type { Reactions } from "./reactions.ts";
import { ToMeasure } from "./ToMeasure.tsx";
import { words } from "./words.ts";

export const nameOf = ({ author, card }: Pick<Said, "author" | "card">): string =>
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

type CommentProps<Id extends string> = { readonly comment: Said; readonly reactions: Reactions<Id> };

/** Changes the text in its place. */
const Editing = <Id extends string>({ reactions }: Pick<CommentProps<Id>, "reactions">) => {
  const { edit, problem, isMuted, isSaving, type, send, cancel } = useUnit({
    edit: reactions.$edit,
    problem: reactions.$editProblem,
    isMuted: reactions.$isEditMuted,
    isSaving: reactions.$isSavingEdit,
    type: reactions.editTyped,
    send: reactions.editSent,
    cancel: reactions.editCancelled,
  });
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    edit && (
      <EditForm onSubmit={submit}>
        <TextArea
          label={words.yourEdit}
          hint={french(words.editHint)}
          error={problem || undefined}
          value={edit.text}
          onChange={(event) => type(event.currentTarget.value)}
          dir="auto"
          ref={box}
        />
        {isMuted && <ToMeasure />}
        <Foot>
          <QuietButton look="bare" onClick={() => cancel(edit)}>
            {words.cancel}
          </QuietButton>
          <Button type="submit" size="small" busy={isSaving} disabled={edit.text.trim() === ""}>
            {isSaving ? words.saving : words.save}
          </Button>
        </Foot>
      </EditForm>
    )
  );
};

/** Like and reply, which the server's page has too; the others once the app is here, on a phone behind a button. */
const CommentActs = <Id extends string>({ comment, reactions }: CommentProps<Id>) => {
  const { wishes, me, isHere, moment, like, reply, copy, report, edit, remove } = useUnit({
    wishes: reactions.$commentLikes,
    me: $memberId,
    isHere: $visitorIsHere,
    moment: $now,
    like: reactions.commentLikePressed,
    reply: reactions.replyPressed,
    copy: reactions.linkCopied,
    report: reportOpened,
    edit: reactions.editOpened,
    remove: reactions.deletePressed,
  });
  const [isOpen, open] = useState(false);
  const name = nameOf(comment);
  const { liked, likes } = commentLikeOf(comment, wishes);
  const isOwn = me !== null && comment.author === me;
  const isShown = comment.hiddenBecause === null;
  const parent = comment.parent ?? comment.id;
  const named = comment.parent !== null && !isOwn ? comment.card.username : null;
  return (
    <Acts>
      {isShown && (
        <>
          <QuietButton
            look="bare"
            aria-pressed={liked}
            aria-label={french(words.likeOf(name, likes > 0 ? wholeNumber(likes) : ""))}
            onClick={() => like(comment)}
          >
            <Icon name="heart" />
            {french(words.likeComment)}
            {likes > 0 && <b> {wholeNumber(likes)}</b>}
          </QuietButton>
          <QuietButton
            look="bare"
            aria-label={words.replyTo(name)}
            onClick={() => reply({ comment: comment.id, parent, name: named })}
          >
            {words.reply}
          </QuietButton>
        </>
      )}
      {isHere && (isShown || isOwn) && (
        <>
          <More look="bare" aria-label={words.moreActs(name)} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            …
          </More>
          <Others>
            {isShown && (
              <QuietButton look="bare" onClick={() => copy(comment.id)}>
                {words.copyLink}
              </QuietButton>
            )}
            {me !== null && !isOwn && isShown && (
              <QuietButton
                look="bare"
                aria-label={words.reportOf(name)}
                onClick={() => report({ subject: { kind: reactions.kind, id: comment.id }, name })}
              >
                {words.report}
              </QuietButton>
            )}
            {comment.author !== null && isShown && <MemberBlock member={comment.author} name={name} />}
            {isOwn && isShown && isEditable(comment, new Date(moment.now)) && (
              <QuietButton look="bare" onClick={() => edit(comment)}>
                {words.edit}
              </QuietButton>
            )}
            {isOwn && (
              <QuietButton look="bare" onClick={() => remove(comment)}>
                {words.delete}
              </QuietButton>
            )}
          </Others>
        </>
      )}
    </Acts>
  );
};

/** A comment or a reply. */
export const Comment = <Id extends string>({ comment, reactions }: CommentProps<Id>) => {
  const { moment, edit, linked, blocks } = useUnit({
    moment: $now,
    edit: reactions.$edit,
    linked: reactions.$linked,
    blocks: $blocks,
  });
  const place = useRef<HTMLElement>(null);
  /** Of a member whom the reader blocks: shown for this once. */
  const [isOpened, open] = useState(false);
  const isBlocked = blocks(comment.author);
  if (isOpened && !isBlocked) open(false);
  const isLinked = linked === comment.id;
  useEffect(() => {
    if (!isLinked) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [isLinked]);
  if (comment.isDeleted) {
    return (
      <Entry id={fragmentOf(comment.id)} ref={place} tabIndex={-1}>
        <Face name="" size="comment" />
        <Quiet>{words.deleted}</Quiet>
      </Entry>
    );
  }
  if (isBlocked && !isOpened) {
    return (
      <Entry id={fragmentOf(comment.id)} ref={place} tabIndex={-1} data-linked={isLinked || undefined}>
        <Face name="" size="comment" />
        <FoldedLine>
          {french(words.blocked)}
          <QuietButton
            look="bare"
            aria-label={words.showBlocked}
            onClick={() => (open(true), place.current?.focus({ preventScroll: true }))}
          >
            {words.show}
          </QuietButton>
        </FoldedLine>
      </Entry>
    );
  }
  return (
    <Entry id={fragmentOf(comment.id)} ref={place} tabIndex={-1} data-linked={isLinked || undefined}>
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
          {comment.editedAt !== null && <Quiet as="span">{words.edited}</Quiet>}
        </header>
        {edit?.id === comment.id ? <Editing reactions={reactions} /> : <CommentText text={comment.text} />}
        {comment.hiddenBecause !== null && (
          <Quiet dir="auto">
            {comment.heldFor === null ? (
              <>
                {french(words.hiddenBecause)} {typeset(comment.hiddenBecause)}
              </>
            ) : (
              french(words.held)
            )}
          </Quiet>
        )}
        {edit?.id !== comment.id && <CommentActs comment={comment} reactions={reactions} />}
      </div>
    </Entry>
  );
};
