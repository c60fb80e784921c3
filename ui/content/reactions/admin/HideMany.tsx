import { type RefObject, useState } from "react";
import { longestReason, type ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { isBlank } from "../../../../domain/shared/text.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useOnChange } from "../../../lib/focusOnChange.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import {
  $changing,
  $isHidingMany,
  $sharedReason,
  hideManyClosed,
  hidePressed,
  sharedReasonTyped,
} from "./moderation.ts";
import { words } from "./words.ts";

type HideManyProps = {
  readonly comments: readonly ModeratedComment[];
  /** The focus goes back to it; without it, to `stay`. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly stay: RefObject<HTMLElement | null>;
};

/** Hides several comments for one reason, which their authors read. Stays open with the reason until all are hidden. */
export const HideMany = ({ comments, opener, stay }: HideManyProps) => {
  const { isOpen, reason, changing, hide, type, leave, lost } = useUnit({
    isOpen: $isHidingMany,
    reason: $sharedReason,
    changing: $changing,
    hide: hidePressed,
    type: sharedReasonTyped,
    leave: hideManyClosed,
    lost: partLoadFailed,
  });
  const [isTried, tryIt] = useState(false);
  const isHiding = comments.some(({ id }) => changing.includes(id));
  const over = [...reason.trim()].length - longestReason;
  useOnChange(isOpen, () => tryIt(false));
  const send = () => {
    tryIt(true);
    if (isBlank(reason) || over > 0) return;
    for (const comment of comments) hide({ comment, reason });
  };
  const missing = isTried && isBlank(reason) ? words.reasonRequired : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={words.hideAll}
      onClose={() => leave()}
      onLoadError={() => (leave(), lost())}
      returnTo={() => opener.current ?? stay.current}
      foot={
        <>
          <QuietButton look="bare" onClick={() => leave()}>
            {words.cancel}
          </QuietButton>
          <QuietButton look="danger" busy={isHiding} onClick={send}>
            {isHiding ? words.hiding : words.hide}
          </QuietButton>
        </>
      }
    >
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        error={over > 0 ? words.reasonLong(over) : missing}
        rows={2}
        value={reason}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
    </Dialog>
  );
};
