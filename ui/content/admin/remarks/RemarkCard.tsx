import { useEffect, useRef, useState } from "react";
import type { Remark, RemarkAnswer, RemarkId } from "../../../../domain/content/remarks/remark.ts";
import { isBlank, normalizeText } from "../../../../domain/shared/text.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { ago } from "../../../design/components/text/ago.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { RemarkForm } from "./RemarkForm.tsx";
import { $answering, $busy, $removing, answerSent, removePressed, resolvePressed } from "./remarks.ts";
import { Acts, Answers, Byline, Note, Quote, Words } from "./remarks.styles.ts";
import { $unsent, answerDropped, answerTyped } from "./unsent.ts";
import { words } from "./words.ts";

const nameOf = ({ card }: RemarkAnswer): string => card.username ?? words.left;

const Said = ({ said }: { readonly said: RemarkAnswer }) => {
  const now = useUnit($now);
  return (
    <div>
      <Byline>
        <b>
          <bdi>{nameOf(said)}</bdi>
        </b>
        <time dateTime={said.createdAt}>{french(ago(said.createdAt, now))}</time>
      </Byline>
      <Words>{typeset(said.text)}</Words>
    </div>
  );
};

const Answer = ({ answer }: { readonly answer: RemarkAnswer }) => {
  const { me, removing, remove } = useUnit({ me: $memberId, removing: $removing, remove: removePressed });
  return (
    <li>
      <Said said={answer} />
      {answer.author === me && (
        <QuietButton
          look="bare"
          aria-label={words.removeAnswer}
          busy={removing.includes(answer.id)}
          onClick={() => remove(answer.id)}
        >
          {words.remove}
        </QuietButton>
      )}
    </li>
  );
};

const Removal = ({ remark: { id, answers } }: { readonly remark: Remark }) => {
  const { removing, remove } = useUnit({ removing: $removing, remove: removePressed });
  const [isAsked, ask] = useState(false);
  const button = (
    <QuietButton
      look={isAsked ? "danger" : "bare"}
      busy={removing.includes(id)}
      onClick={() => (answers.length > 0 && !isAsked ? ask(true) : remove(id))}
    >
      {words.remove}
    </QuietButton>
  );
  return (
    <>
      {isAsked && <Note role="status">{french(words.removeAll(answers.length))}</Note>}
      {button}
      {isAsked && (
        <QuietButton look="bare" onClick={() => ask(false)}>
          {words.keep}
        </QuietButton>
      )}
    </>
  );
};

type CardProps = {
  readonly remark: Remark;
  /** The cursor is in its passage. */
  readonly isChosen: boolean;
  /** Whether the text has its passage; null when the text isn't open. */
  readonly hasPassage: boolean | null;
  readonly onPassage: (id: RemarkId) => void;
};

/** A remark with its passage, its answers and its acts. */
export const RemarkCard = ({ remark, isChosen, hasPassage, onPassage }: CardProps) => {
  const { id, author, quoted, isResolved, answers } = remark;
  const { me, unsent, answering, busy, resolve, type, drop, send } = useUnit({
    me: $memberId,
    unsent: $unsent,
    answering: $answering,
    busy: $busy,
    resolve: resolvePressed,
    type: answerTyped,
    drop: answerDropped,
    send: answerSent,
  });
  const card = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [begun, begin] = useState(0);
  const typed = unsent.answers[id];
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (begun > 0) field.current?.focus();
  }, [begun]);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const quote = normalizeText(quoted.quote);
  return (
    <li ref={card} data-chosen={isChosen || undefined} aria-current={isChosen || undefined}>
      <Quote>
        {hasPassage ? (
          <button type="button" aria-label={words.toPassage(quote)} onClick={() => onPassage(id)}>
            {quote}
          </button>
        ) : (
          <p>{quote}</p>
        )}
        {hasPassage === false && <p>{words.changed}</p>}
      </Quote>
      <Said said={remark} />
      {answers.length > 0 && (
        <Answers aria-label={words.answers}>
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </Answers>
      )}
      {typed !== undefined && !(isResolved && isBlank(typed)) && (
        <RemarkForm
          label={words.yourAnswer}
          blank={words.blankAnswer}
          text={typed}
          isSending={answering.includes(id)}
          field={field}
          onType={(text) => type({ id, text })}
          onSend={() => send(id)}
          onDrop={() => (drop(id), opener.current?.focus())}
          onLeave={() => opener.current?.focus()}
        />
      )}
      <Acts>
        {!isResolved && (
          <QuietButton
            ref={opener}
            aria-label={words.answerTo(nameOf(remark))}
            onClick={() => (begin(begun + 1), type({ id, text: typed ?? "" }))}
          >
            {words.answer}
          </QuietButton>
        )}
        <QuietButton look="bare" busy={busy.includes(id)} onClick={() => resolve({ id, isResolved: !isResolved })}>
          {isResolved ? words.reopen : words.resolve}
        </QuietButton>
        {author === me && <Removal remark={remark} />}
      </Acts>
    </li>
  );
};
