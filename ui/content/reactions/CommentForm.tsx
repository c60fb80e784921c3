import { type FormEvent, useEffect, useRef } from "react";
import { SignInLink } from "../../accounts/signIn/SignInLink.tsx";
import { Button } from "../../design/components/actions/Button.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { VisitorFace } from "../../design/components/media/VisitorFace.tsx";
import { TextArea } from "../../design/components/forms/TextArea.tsx";
import { french } from "../../design/components/text/french.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Foot, Form, SignIn } from "./CommentBox.styles.ts";
import { OwnFace } from "./CommentOpener.tsx";
import { MentionList } from "./MentionList.tsx";
import type { Reactions } from "./reactions.ts";
import { ToMeasure } from "./ToMeasure.tsx";
import { useMention } from "./useMention.ts";
import { words } from "./words.ts";

type FormProps<Id extends string> = { readonly reactions: Reactions<Id> };

export const SignInPrompt = <Id extends string>({ reactions }: FormProps<Id>) => {
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

/** The field for a comment, or for a reply. @param replyTo the name of the member whom it answers */
export const CommentForm = <Id extends string>({
  reactions,
  replyTo,
}: FormProps<Id> & { readonly replyTo?: string | undefined }) => {
  const { text, problem, isMuted, canSend, isSending, invitations, type, send, cancel } = useUnit({
    text: reactions.$text,
    problem: reactions.$problem,
    isMuted: reactions.$isMuted,
    canSend: reactions.$canSend,
    isSending: reactions.$isSending,
    invitations: reactions.$invitations,
    type: reactions.commentTyped,
    send: reactions.commentSent,
    cancel: reactions.replyCancelled,
  });

  const box = useRef<HTMLTextAreaElement>(null);

  // The error is the field's description, so screen readers read both.
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);

  // The button that asked to sign in is removed; a press of "Répondre" leads to the field.
  useEffect(() => {
    if (invitations === 0) return;
    box.current?.focus();
    // After a quote, or the name of the answered member.
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [invitations]);

  const mention = useMention(box, type);

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
          label={replyTo === undefined ? words.yourComment : french(words.replyingTo(replyTo))}
          placeholder={replyTo === undefined ? reactions.words.placeholder : words.yourReply}
          error={problem || undefined}
          value={text}
          onChange={(event) => (type(event.currentTarget.value), mention.look(event))}
          {...mention.ties}
          dir="auto"
          ref={box}
        />
        {isMuted && <ToMeasure />}
        {mention.list && <MentionList {...mention.list} />}
        <Foot>
          {replyTo === undefined ? (
            <span>{words.courtesy}</span>
          ) : (
            <QuietButton look="bare" onClick={() => cancel()}>
              {words.cancelReply}
            </QuietButton>
          )}
          <Button type="submit" size="small" busy={isSending} disabled={!canSend}>
            {isSending ? words.publishing : words.publish}
          </Button>
        </Foot>
      </div>
    </Form>
  );
};
