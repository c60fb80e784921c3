import { useState } from "react";
import { longestReason, type ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { isBlank } from "../../../../domain/shared/text.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextArea } from "../../../design/components/forms/TextArea.tsx";
import { Dialog, dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { hidePressed } from "./moderation.ts";
import { words } from "./words.ts";

type HideManyProps = { readonly comments: readonly ModeratedComment[]; readonly onDone: () => void };

/** Hides several comments for one reason, which their authors read. */
export const HideMany = ({ comments, onDone }: HideManyProps) => {
  const { hide, lost } = useUnit({ hide: hidePressed, lost: partLoadFailed });
  const [isOpen, open] = useState(false);
  const [reason, type] = useState("");
  const [isTried, tryIt] = useState(false);
  const over = [...reason.trim()].length - longestReason;
  const close = () => (open(false), tryIt(false));
  const send = () => {
    tryIt(true);
    if (isBlank(reason) || over > 0) return;
    for (const comment of comments) hide({ comment, reason });
    close();
    onDone();
  };
  const missing = isTried && isBlank(reason) ? words.reasonRequired : undefined;
  return (
    <>
      <QuietButton look="bare" {...dialogPreload} onClick={() => open(true)}>
        {words.hide}
      </QuietButton>
      <Dialog
        isOpen={isOpen}
        size="small"
        title={words.hideAll}
        onClose={close}
        onLoadError={() => (close(), lost())}
        foot={
          <>
            <QuietButton look="bare" onClick={close}>
              {words.cancel}
            </QuietButton>
            <QuietButton look="danger" onClick={send}>
              {words.hide}
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
    </>
  );
};
