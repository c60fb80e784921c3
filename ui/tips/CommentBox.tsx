import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { signInAddress } from "../accounts/address.ts";
import { $account, $session } from "../accounts/session.ts";
import { Button } from "../kit/Button.tsx";
import { Face } from "../kit/Face.tsx";
import { TextArea } from "../kit/TextArea.tsx";
import { useUnit } from "../page/useUnit.ts";
import { $boxIsOpen, $canSend, $isSending, $problem, $text, commentSent, commentTyped } from "./commentBox.ts";
import { commentBoxLook } from "./commentBoxLook.ts";
import { $tipPath } from "./tip.ts";
import { words } from "./words.ts";

const Place = styled.div`
  ${commentBoxLook}
`;

const SignInPrompt = () => {
  const path = useUnit($tipPath);
  const [invitation, purpose] = words.signInToComment;
  return (
    <div className="sign-in">
      <Face name="" size="comment" />
      <p>
        <Link to={signInAddress(path)}>{invitation}</Link>
        {purpose}
      </p>
    </div>
  );
};

const Form = () => {
  const { account, text, problem, canSend, isSending, type, send } = useUnit({
    account: $account,
    text: $text,
    problem: $problem,
    canSend: $canSend,
    isSending: $isSending,
    type: commentTyped,
    send: commentSent,
  });

  const box = useRef<HTMLTextAreaElement>(null);

  // What is wrong stands under the field, and is read with it.
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    // The button can't be pressed any more once the field is empty: whoever used the keyboard would be nowhere.
    box.current?.focus();
  };

  return (
    <form onSubmit={submit}>
      <Face name={account?.username ?? account?.email ?? ""} picture={account?.avatar} size="comment" />
      <div>
        <TextArea
          label={words.yourComment}
          placeholder={words.placeholder}
          error={problem || undefined}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          dir="auto"
          ref={box}
        />
        <div className="foot">
          <span>{words.courtesy}</span>
          <Button type="submit" size="small" busy={isSending} disabled={!canSend}>
            {isSending ? words.publishing : words.publish}
          </Button>
        </div>
      </div>
    </form>
  );
};

/** Opens at the press of "Commentaires". What was typed stays in reach, also once the session has ended. */
export const CommentBox = () => {
  const { isOpen, session, text } = useUnit({ isOpen: $boxIsOpen, session: $session, text: $text });
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // Whoever empties the field while they are signed out is still in it.
  const [hasWritten, setHasWritten] = useState(false);
  if (text !== "" && !hasWritten) setHasWritten(true);

  // Whoever opens the box wants to write; a draft that opens it by itself takes nobody's place.
  useEffect(() => {
    if (isOpen && !wasOpen.current && text === "") place.current?.querySelector<HTMLElement>("textarea, a")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, text]);

  const isMember = session.status === "member";
  return (
    <Place id="comment-box" ref={place} hidden={!isOpen}>
      {isOpen && (isMember || hasWritten) && <Form />}
      {isOpen && !isMember && <SignInPrompt />}
    </Place>
  );
};
