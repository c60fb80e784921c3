import { useEffect, useRef, useState } from "react";
import { longestReason } from "../../../domain/editing/moderate.ts";
import type { ModeratedComment } from "../../../domain/editing/ports.ts";
import { isBlank } from "../../../domain/reactions/comment.ts";
import { french, typeset } from "../../kit/french.ts";
import { QuietButton } from "../../kit/QuietButton.tsx";
import { Status } from "../../kit/Status.tsx";
import { TextArea } from "../../kit/TextArea.tsx";
import { $moment } from "../../page/moment.ts";
import { useSaid } from "../../page/said.ts";
import { useUnit } from "../../page/useUnit.ts";
import { ago } from "../ago.ts";
import { $underWay, hidePressed, restorePressed } from "./moderation.ts";
import { words } from "./words.ts";

type CommentProps = { readonly comment: ModeratedComment };

const nameOf = ({ card }: ModeratedComment): string => card.username || words.nameless;

const Reason = ({ comment, onLeave }: CommentProps & { readonly onLeave: () => void }) => {
  const { underWay, hide } = useUnit({ underWay: $underWay, hide: hidePressed });
  const [reason, write] = useState("");
  const [isTried, tryIt] = useState(false);
  const isHiding = underWay.includes(comment.id);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const over = [...reason.trim()].length - longestReason;
  const missing = isTried && isBlank(reason) ? words.reasonRequired : undefined;
  const send = () => {
    tryIt(true);
    if (!isBlank(reason) && over <= 0) hide({ comment, reason });
  };
  return (
    <div className="reason">
      <TextArea
        ref={box}
        label={words.reason}
        hint={words.reasonHint}
        error={over > 0 ? words.reasonLong(over) : missing}
        rows={2}
        value={reason}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <div className="acts">
        <QuietButton look="bare" onClick={onLeave}>
          {words.cancel}
        </QuietButton>
        <QuietButton look="danger" busy={isHiding} onClick={send}>
          {isHiding ? words.hiding : words.hide}
        </QuietButton>
      </div>
    </div>
  );
};

/** A comment as the staff reads it, and whether it is hidden. */
export const CommentRow = ({ comment }: CommentProps) => {
  const { moment, underWay, restore } = useUnit({ moment: $moment, underWay: $underWay, restore: restorePressed });
  const [isAsked, ask] = useState(false);
  const { id, text, createdAt, hiddenBecause, on } = comment;
  const name = nameOf(comment);
  // What was pressed is gone by then.
  const place = useSaid(hiddenBecause);
  return (
    <li>
      <div className="by" ref={place} tabIndex={-1}>
        <bdi>{name}</bdi>
        <time dateTime={createdAt}>{french(ago(createdAt, moment))}</time>
        <span>{french(words.on(on.title))}</span>
      </div>
      <p className="text">{typeset(text)}</p>
      {hiddenBecause === null ? (
        isAsked ? (
          <Reason comment={comment} onLeave={() => ask(false)} />
        ) : (
          <div className="acts">
            <QuietButton aria-label={words.hideOf(name)} onClick={() => ask(true)}>
              {words.hide}
            </QuietButton>
          </div>
        )
      ) : (
        <div className="acts">
          <Status tone="bad" words={words.hidden(hiddenBecause)} />
          <QuietButton
            busy={underWay.includes(id)}
            aria-label={words.restoreOf(name)}
            onClick={() => (ask(false), restore(comment))}
          >
            {words.restore}
          </QuietButton>
        </div>
      )}
    </li>
  );
};
