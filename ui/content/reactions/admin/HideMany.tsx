import { type RefObject, useState } from "react";
import type { ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { isSendKey, useKeys } from "../../../admin/shortcuts/keys.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
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
import { ReasonField, whyNotSent } from "./ReasonField.tsx";
import { words } from "./words.ts";

type HideManyProps = {
  readonly comments: readonly ModeratedComment[];
  /** The focus goes back to it. */
  readonly opener: RefObject<HTMLElement | null>;
  /** All are hidden. */
  readonly onDone: () => void;
};

/** Hides several comments for one reason, which their authors read. Stays open with the reason until all are hidden. */
export const HideMany = ({ comments, opener, onDone }: HideManyProps) => {
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
  useOnChange(isOpen, () => {
    tryIt(false);
    if (!isOpen && comments.length === 0) onDone();
  });
  const send = () => {
    tryIt(true);
    if (whyNotSent(reason, true) !== undefined) return;
    for (const comment of comments) hide({ comment, reason });
  };
  useKeys((event) => isOpen && isSendKey(event) && send());
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={words.hideAll}
      onClose={() => leave()}
      onLoadError={() => (leave(), lost())}
      returnTo={() => opener.current}
      foot={
        <>
          <QuietButton look="bare" onClick={() => leave()}>
            {words.cancel}
          </QuietButton>
          <QuietButton look="danger" busy={isHiding} onClick={send}>
            {isHiding ? words.sending : words.hide}
          </QuietButton>
        </>
      }
    >
      <ReasonField isTried={isTried} reason={reason} onType={(text) => type(text)} />
    </Dialog>
  );
};
