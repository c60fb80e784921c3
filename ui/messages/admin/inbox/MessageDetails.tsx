import { type RefObject, useRef, useState } from "react";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { Content, Person, Text } from "../../../admin/record.styles.ts";
import { openerOf } from "../../../admin/recordKeys.ts";
import { KeyBeside } from "../../../admin/shortcuts/Key.tsx";
import { isOtherDialogOpen, isSendKey, isTaken, keyOf, useKeys } from "../../../admin/shortcuts/keys.ts";
import { $areKeysOn } from "../../../admin/shortcuts/shortcuts.ts";
import { SideDialog, useRecordFocus } from "../../../admin/SideDialog.tsx";
import { Line } from "../../../admin/table/Table.styles.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { Select } from "../../../design/components/lists/Select.tsx";
import { agoAndWhen } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useOnChange } from "../../../lib/focusOnChange.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { AnswerField } from "./AnswerField.tsx";
import { Answers } from "./Answers.tsx";
import { $answering, $answers, answerPressed, problemOf } from "./answering.ts";
import { $colleagues, $handling, $open, handlePressed, messageClosed, unreadPressed } from "./handling.ts";
import { Mail, Tools } from "./inbox.styles.ts";
import { states, words } from "./words.ts";

type OneProps = { readonly message: ReceivedMessage };

/** Who follows the message, and what becomes of it. */
const Handling = ({ message }: OneProps) => {
  const { colleagues, handling, handle, unread } = useUnit({
    colleagues: $colleagues,
    handling: $handling,
    handle: handlePressed,
    unread: unreadPressed,
  });
  const { id, state, assignee } = message;
  const known = valueOf(colleagues) ?? [];
  const all = assignee && known.every((one) => one.id !== assignee.id) ? [...known, assignee] : known;
  const busy = handling.includes(id);
  return (
    <Tools>
      <Select
        label={words.assignee}
        value={assignee?.id ?? ""}
        choices={[
          { value: "", words: words.unassigned },
          ...all.map((one) => ({ value: one.id, words: one.username ?? words.nameless })),
        ]}
        onChange={({ currentTarget: { value } }) => handle({ message, assignee: value ? (value as MemberId) : null })}
      />
      <div>
        <QuietButton look="bare" onClick={() => unread(id)}>
          {words.markUnread}
        </QuietButton>
        <QuietButton
          look="bare"
          busy={busy}
          onClick={() => handle({ message, state: state === "spam" ? "open" : "spam" })}
        >
          {state === "spam" ? words.noSpam : words.spam}
        </QuietButton>
      </div>
    </Tools>
  );
};

type BodyProps = OneProps & { readonly isTried: boolean; readonly field: RefObject<HTMLTextAreaElement | null> };

const Body = ({ message, isTried, field }: BodyProps) => {
  const moment = useUnit($now);
  const { id, name, email, text, createdAt, state, answers } = message;
  const place = useRecordFocus(id, `${state} ${answers.length}`);
  return (
    <Content ref={place}>
      <Person>
        <div>
          <p>
            <bdi>{name}</bdi> <Mail href={`mailto:${email}`}>{email}</Mail>
          </p>
          <Line as="time" dateTime={createdAt}>
            {french(agoAndWhen(createdAt, moment))}
          </Line>
        </div>
      </Person>
      <Handling message={message} />
      <Text>{typeset(text)}</Text>
      <Answers answers={answers} />
      {state === "spam" ? (
        <Line>{french(words.spamHint)}</Line>
      ) : (
        <AnswerField ref={field} message={message} isTried={isTried} />
      )}
    </Content>
  );
};

type FootProps = OneProps & { readonly onSend: () => void };

const Foot = ({ message, onSend }: FootProps) => {
  const { areKeysOn, answering, handling, handle } = useUnit({
    areKeysOn: $areKeysOn,
    answering: $answering,
    handling: $handling,
    handle: handlePressed,
  });
  const { id, state } = message;
  const isSending = answering.includes(id);
  if (state === "spam") return null;
  return (
    <>
      <QuietButton
        busy={handling.includes(id)}
        aria-keyshortcuts={areKeysOn ? "E" : undefined}
        onClick={() => handle({ message, state: state === "closed" ? "open" : "closed" })}
      >
        {state === "closed" ? words.reopen : words.close}
        {areKeysOn && <KeyBeside>E</KeyBeside>}
      </QuietButton>
      <Button size="small" busy={isSending} onClick={onSend}>
        {isSending ? words.sending : words.send}
      </Button>
    </>
  );
};

/** One message: its text, the answers, and the next one. */
export const MessageDetails = () => {
  const { open, answers, areKeysOn, close, lost, answer } = useUnit({
    open: $open,
    answers: $answers,
    areKeysOn: $areKeysOn,
    close: messageClosed,
    lost: partLoadFailed,
    answer: answerPressed,
  });
  const [tried, tryIt] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useOnChange(`${open?.id} ${open?.answers.length}`, () => tryIt(null));
  const send = () => {
    if (!open) return;
    tryIt(open.id);
    if (problemOf(answers[open.id] ?? "") === undefined) answer(open);
    else field.current?.focus();
  };
  useKeys((event) => {
    if (open === null || open.state === "spam" || isOtherDialogOpen(true)) return;
    if (isSendKey(event)) send();
    else if (areKeysOn && !isTaken(event) && keyOf(event) === "r") {
      event.preventDefault();
      field.current?.focus();
    }
  });
  return (
    <SideDialog
      isOpen={open !== null}
      isRead
      title={open?.subject ?? ""}
      beside={open && <Status {...states[open.state]} />}
      returnTo={() => openerOf(open?.id)}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={open && open.state !== "spam" && <Foot message={open} onSend={send} />}
    >
      {open && <Body message={open} isTried={tried === open.id} field={field} />}
    </SideDialog>
  );
};
