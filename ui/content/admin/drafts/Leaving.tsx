import { useEffect } from "react";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useHeldNavigation } from "../../../lib/page/navigating.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words } from "../editor/writingWords.ts";

type LeavingProps = {
  /** True while the text has unsaved changes. */
  readonly isUnsaved: boolean;
  /** True after a request to close the dialog. */
  readonly isAsked: boolean;
  readonly onStay: () => void;
  readonly onStore: () => void;
  readonly onDiscard: () => void;
};

/** Asks before unsaved changes are left, by the dialog's buttons, by a link or by going back. */
export const Leaving = ({ isUnsaved, isAsked, onStay, onStore, onDiscard }: LeavingProps) => {
  const lost = useUnit(partLoadFailed);
  const held = useHeldNavigation(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  const stay = () => (held?.reset(), onStay());
  const leave = (act: () => void) => () => (act(), held?.proceed());
  return (
    <Dialog
      isOpen={isAsked || held !== null}
      size="small"
      title={words.leave}
      onClose={stay}
      onLoadError={() => (stay(), lost())}
      foot={
        <>
          <QuietButton onClick={stay}>{french(words.stay)}</QuietButton>
          <QuietButton look="danger" onClick={leave(onDiscard)}>
            {words.discard}
          </QuietButton>
          <QuietButton onClick={leave(onStore)}>{words.keep}</QuietButton>
        </>
      }
    >
      <p>{french(words.leaveText)}</p>
    </Dialog>
  );
};
