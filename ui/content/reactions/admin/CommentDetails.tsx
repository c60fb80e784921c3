import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import {
  type CommentState,
  commentStateOf,
  type ModeratedComment,
} from "../../../../domain/content/reactions/moderate.ts";
import { pathOf } from "../../../admin/address.ts";
import { Content, Facts, Person, Text } from "../../../admin/record.styles.ts";
import { openerOf } from "../../../admin/recordKeys.ts";
import { KeyBeside } from "../../../admin/shortcuts/Key.tsx";
import { isOtherDialogOpen, isSendKey, useKeys } from "../../../admin/shortcuts/keys.ts";
import { $areKeysOn } from "../../../admin/shortcuts/shortcuts.ts";
import { Line } from "../../../admin/table/Table.styles.ts";
import { SideDialog, useRecordFocus } from "../../../admin/SideDialog.tsx";
import { Link } from "../../../design/components/actions/Link.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { memberFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { agoAndWhen } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useOnChange } from "../../../lib/focusOnChange.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import {
  $asked,
  $changing,
  $open,
  $reasons,
  commentClosed,
  hidePressed,
  hidingOpened,
  reasonTyped,
  restorePressed,
} from "./moderation.ts";
import { ReasonField, whyNotSent } from "./ReasonField.tsx";
import { nameOf, words } from "./words.ts";

type OneProps = { readonly comment: ModeratedComment };

/** The comment whole, where and when it was written, and the reason to hide it. */
const Body = ({ comment, isTried }: OneProps & { readonly isTried: boolean }) => {
  const { moment, asked, reasons, type } = useUnit({
    moment: $now,
    asked: $asked,
    reasons: $reasons,
    type: reasonTyped,
  });
  const { id, card, text, createdAt, hiddenBecause, heldFor, on } = comment;
  const place = useRecordFocus(id, String(hiddenBecause));
  const field: RefObject<HTMLTextAreaElement | null> = useRef(null);
  useEffect(() => {
    if (asked?.id === id) field.current?.focus();
  }, [asked, id]);
  return (
    <Content ref={place}>
      <Person>
        <Face size="comment" name={nameOf(comment)} picture={card.avatar} drawing={memberFace(card.username)} />
        <div>
          <p>
            {french(words.on)} <Link to={pathOf(on.kind, on.slug)}>{typeset(on.title)}</Link>
          </p>
          <Line as="time" dateTime={createdAt}>
            {french(agoAndWhen(createdAt, moment))}
          </Line>
        </div>
      </Person>
      <Text>{typeset(text)}</Text>
      {hiddenBecause !== null && (
        <Facts>
          <div>
            <dt>{heldFor === null ? words.reason : words.heldFor}</dt>
            <dd>{heldFor === null ? typeset(hiddenBecause) : french(words.causes[heldFor])}</dd>
          </div>
        </Facts>
      )}
      {commentStateOf(comment) !== "hidden" && (
        <ReasonField
          ref={field}
          isTried={isTried}
          reason={reasons[id] ?? ""}
          onType={(reason) => type({ id, reason })}
        />
      )}
    </Content>
  );
};

type FootProps = OneProps & { readonly onHide: () => void };

const Foot = ({ comment, onHide }: FootProps) => {
  const { areKeysOn, changing, restore } = useUnit({
    areKeysOn: $areKeysOn,
    changing: $changing,
    restore: restorePressed,
  });
  const isBusy = changing.includes(comment.id);
  const state = commentStateOf(comment);
  return (
    <>
      {state !== "hidden" && (
        <QuietButton look="danger" busy={isBusy} onClick={onHide}>
          {isBusy ? words.sending : words.hide}
          {areKeysOn && <KeyBeside>M</KeyBeside>}
        </QuietButton>
      )}
      {state !== "shown" && (
        <QuietButton busy={isBusy} aria-keyshortcuts={areKeysOn ? "R" : undefined} onClick={() => restore(comment)}>
          {isBusy ? words.sending : state === "held" ? words.publish : words.restore}
          {areKeysOn && <KeyBeside>R</KeyBeside>}
        </QuietButton>
      )}
    </>
  );
};

const stateMarks = {
  shown: null,
  held: <Status tone="wait" words={words.isHeld} />,
  hidden: <Status tone="bad" words={words.isHidden} />,
} satisfies Record<CommentState, ReactNode>;

/** One comment, and its acts. */
export const CommentDetails = () => {
  const { open, asked, reasons, close, lost, hide, ask } = useUnit({
    open: $open,
    asked: $asked,
    reasons: $reasons,
    close: commentClosed,
    lost: partLoadFailed,
    hide: hidePressed,
    ask: hidingOpened,
  });
  const [tried, tryIt] = useState<string | null>(null);
  const toHide = open && commentStateOf(open) !== "hidden" ? open.id : null;
  useOnChange(toHide, () => tryIt(null));
  const send = () => {
    if (!open || commentStateOf(open) === "hidden") return;
    const reason = reasons[open.id] ?? "";
    tryIt(open.id);
    if (whyNotSent(reason, true) === undefined) hide({ comment: open, reason });
    else ask(open.id);
  };
  useKeys((event) => open !== null && isSendKey(event) && !isOtherDialogOpen(true) && send());
  return (
    <SideDialog
      isOpen={open !== null}
      isRead={asked === null}
      title={open ? words.titleOf(nameOf(open)) : ""}
      beside={open && stateMarks[commentStateOf(open)]}
      returnTo={() => openerOf(open?.id)}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={open && <Foot comment={open} onHide={send} />}
    >
      {open && <Body comment={open} isTried={tried === open.id} />}
    </SideDialog>
  );
};
