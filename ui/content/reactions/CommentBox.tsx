import { type FormEvent, useEffect, useRef, useState } from "react";
import { $session } from "../../accounts/session/session.ts";
import { SignInLink } from "../../accounts/signIn/SignInLink.tsx";
import { Button } from "../../design/components/actions/Button.tsx";
import { VisitorFace } from "../../design/components/media/VisitorFace.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { Foot, Form, BoxArea, SignIn } from "./CommentBox.styles.ts";
import { CommentOpener, OwnFace } from "./CommentOpener.tsx";
import type { Reactions } from "./reactions.ts";
import { words } from "./words.ts";

type BoxProps<Id extends string> = { readonly reactions: Reactions<Id> };

const SignInPrompt = <Id extends string>({ reactions }: BoxProps<Id>) => {
  const intent = useUnit(reactions.$intent);
  const [invitation, purpose] = words.signInToComment;
  return (
    <SignIn>
      <VisitorFace size="comment" />
      <p>
        <SignInLink intent={intent}>{invitation}</SignInLink>
        {purpose}
      </p>
    </SignIn>
  );
};

const CommentForm = <Id extends string>({ reactions }: BoxProps<Id>) => {
  const { text, problem, canSend, isSending, invitations, type, send } = useUnit({
    text: reactions.$text,
    problem: reactions.$problem,
    canSend: reactions.$canSend,
    isSending: reactions.$isSending,
    invitations: reactions.$invitations,
    type: reactions.commentTyped,
    send: reactions.commentSent,
  });

  const box = useRef<HTMLTextAreaElement>(null);

  // The error is the field's description, so screen readers read both.
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);

  // The button that asked to sign in is removed.
  useEffect(() => {
    if (invitations > 0) box.current?.focus();
  }, [invitations]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    // The button is disabled once the field is empty: the focus goes to the field.
    box.current?.focus();
  };

  return (
    <Form onSubmit={submit}>
      <OwnFace />
      <div>
        <TextArea
          label={words.yourComment}
          placeholder={reactions.words.placeholder}
          error={problem || undefined}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          dir="auto"
          ref={box}
        />
        <Foot>
          <span>{words.courtesy}</span>
          <Button type="submit" size="small" busy={isSending} disabled={!canSend}>
            {isSending ? words.publishing : words.publish}
          </Button>
        </Foot>
      </div>
    </Form>
  );
};

/** Opens by "Commentaires", or by the row in its place. The typed text stays visible when the session ends. */
export const CommentBox = <Id extends string>({ reactions }: BoxProps<Id>) => {
  const { isOpen, session, text } = useUnit({ isOpen: reactions.$boxIsOpen, session: $session, text: reactions.$text });
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // An emptied field stays open while it has the focus.
  const [hasWritten, setHasWritten] = useState(false);
  if (text !== "" && !hasWritten) setHasWritten(true);

  const isVisitor = session.status === "visitor";
  const isChecking = session.status === "checking";

  // A press focuses the field; a stored draft that opens the box doesn't. After the session's check, a link may have taken the field's place.
  useEffect(() => {
    const isFocused = place.current?.contains(document.activeElement);
    if (isOpen && !wasOpen.current && text === "" && !isFocused) {
      place.current?.querySelector<HTMLElement>("textarea, a")?.focus();
    }
    wasOpen.current = isOpen && !isChecking;
  }, [isOpen, text, isChecking]);

  return (
    <BoxArea id="comment-box" ref={place}>
      {!isOpen && <CommentOpener reactions={reactions} />}
      {isOpen && (!isVisitor || hasWritten) && <CommentForm reactions={reactions} />}
      {isOpen && isVisitor && <SignInPrompt reactions={reactions} />}
    </BoxArea>
  );
};
