import { useRef, useState } from "react";
import { Link } from "../../../design/components/actions/Link.tsx";
import type { ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Status } from "../../../design/components/feedback/Status.tsx";
import { $now } from "../../../lib/page/now.ts";
import { useOnChange, useFocusOnChange } from "../../../lib/focusOnChange.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { ChooseBox } from "../../../admin/table/Cells.tsx";
import { memberFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { pathOf } from "../../../admin/address.ts";
import { ago } from "../../../design/components/text/ago.ts";
import { Origin, Row, Text } from "./CommentRow.styles.ts";
import { $reasons, $changing, restorePressed } from "./moderation.ts";
import { Reason } from "./Reason.tsx";
import { words } from "./words.ts";

type CommentProps = { readonly comment: ModeratedComment };

const nameOf = ({ card }: ModeratedComment): string => card.username || words.nameless;

/** A comment in the staff's list, with hide or restore. */
export const CommentRow = ({ comment }: CommentProps) => {
  const { moment, reasons, changing, restore } = useUnit({
    moment: $now,
    reasons: $reasons,
    changing: $changing,
    restore: restorePressed,
  });
  const { id, card, text, createdAt, hiddenBecause, on } = comment;
  const [isAsked, ask] = useState(Boolean(reasons[id]));
  const box = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useOnChange(isAsked, () => (box.current ?? opener.current)?.focus());
  const name = nameOf(comment);
  // The pressed button is removed by then.
  const place = useFocusOnChange(hiddenBecause);
  return (
    <Row>
      <ChooseBox id={id} name={words.commentOf(name)} />
      <Face name={name} picture={card.avatar} drawing={memberFace(card.username)} />
      <div>
        <Origin ref={place} tabIndex={-1}>
          <bdi>{name}</bdi>
          <time dateTime={createdAt}>{french(ago(createdAt, moment))}</time>
          <span>
            {french(words.on)} <Link to={pathOf(on.kind, on.slug)}>{typeset(on.title)}</Link>
          </span>
        </Origin>
        <Text>{typeset(text)}</Text>
        {hiddenBecause !== null && <Status tone="bad" words={words.hidden(hiddenBecause)} />}
      </div>
      {hiddenBecause !== null && (
        <QuietButton
          look="bare"
          busy={changing.includes(id)}
          aria-label={words.restoreOf(name)}
          onClick={() => (ask(false), restore(comment))}
        >
          {words.restore}
        </QuietButton>
      )}
      {hiddenBecause === null && !isAsked && (
        <QuietButton look="bare" ref={opener} aria-label={words.hideOf(name)} onClick={() => ask(true)}>
          {words.hide}
        </QuietButton>
      )}
      {hiddenBecause === null && isAsked && <Reason comment={comment} box={box} onLeave={() => ask(false)} />}
    </Row>
  );
};
