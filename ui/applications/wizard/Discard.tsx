import { useState } from "react";
import type { PositionId } from "../../../domain/applications/positions.ts";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { draftDiscarded } from "./wizard.ts";
import { wizardWords as words } from "./wizardWords.ts";

/** Discards the draft after a second press. It can't be restored. */
export const Discard = ({ position }: { readonly position: PositionId }) => {
  const { discard, lost } = useUnit({ discard: draftDiscarded, lost: partLoadFailed });
  const [isAsked, ask] = useState(false);
  const leave = () => ask(false);
  return (
    <div>
      <QuietButton look="bare" onClick={() => ask(true)}>
        {words.discard}
      </QuietButton>
      <Dialog
        isOpen={isAsked}
        size="small"
        title={words.sure}
        onClose={leave}
        onLoadError={() => (leave(), lost())}
        foot={
          <>
            <QuietButton onClick={leave}>{words.keep}</QuietButton>
            <QuietButton look="danger" onClick={() => (leave(), discard(position))}>
              {words.confirm}
            </QuietButton>
          </>
        }
      >
        <p>{french(words.sureText)}</p>
      </Dialog>
    </div>
  );
};
