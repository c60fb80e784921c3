import { type Ref, useState } from "react";
import { longestReason } from "../../../../domain/content/reactions/moderate.ts";
import type { ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { isBlank } from "../../../../domain/shared/text.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { Acts, ReasonForm } from "./CommentRow.styles.ts";
import { $reasons, $changing, hidePressed, reasonTyped } from "./moderation.ts";
import { words } from "./words.ts";

type ReasonProps = {
  readonly comment: ModeratedComment;
  readonly box: Ref<HTMLTextAreaElement>;
  readonly onLeave: () => void;
};

/** Asks for the reason of hiding a comment. Its author reads it. */
export const Reason = ({ comment, box, onLeave }: ReasonProps) => {
  const { reasons, changing, hide, type } = useUnit({
    reasons: $reasons,
    changing: $changing,
    hide: hidePressed,
    type: reasonTyped,
  });
  const { id } = comment;
  const reason = reasons[id] ?? "";
  const [isTried, tryIt] = useState(false);
  const isHiding = changing.includes(id);
  const over = [...reason.trim()].length - longestReason;
  const missing = isTried && isBlank(reason) ? words.reasonRequired : undefined;
  const send = () => {
    tryIt(true);
    if (!isBlank(reason) && over <= 0) hide({ comment, reason });
  };
  return (
    <ReasonForm>
      <TextArea
        ref={box}
        label={words.reason}
        hint={words.reasonHint}
        error={over > 0 ? words.reasonLong(over) : missing}
        rows={2}
        value={reason}
        onChange={({ currentTarget: { value } }) => type({ id, reason: value })}
      />
      <Acts>
        <QuietButton look="bare" onClick={onLeave}>
          {words.cancel}
        </QuietButton>
        <QuietButton look="danger" busy={isHiding} onClick={send}>
          {isHiding ? words.hiding : words.hide}
        </QuietButton>
      </Acts>
    </ReasonForm>
  );
};
