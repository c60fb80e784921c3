import { useEffect, useRef, useState } from "react";
import { $session } from "../../accounts/session/session.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { BoxArea } from "./CommentBox.styles.ts";
import { CommentForm, SignInPrompt } from "./CommentForm.tsx";
import { CommentOpener } from "./CommentOpener.tsx";
import type { Reactions } from "./reactions.ts";

type BoxProps<Id extends string> = { readonly reactions: Reactions<Id> };

/** Opens by "Commentaires", or by the row in its place. The typed text stays visible when the session ends. */
export const CommentBox = <Id extends string>({ reactions }: BoxProps<Id>) => {
  const { isOpen, session, text } = useUnit({
    isOpen: reactions.$isBoxShown,
    session: $session,
    text: reactions.$text,
  });
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
