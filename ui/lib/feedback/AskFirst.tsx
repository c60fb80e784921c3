import { useState } from "react";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import { french } from "../../design/components/text/french.ts";
import { useUnit } from "../useUnit.ts";
import { partLoadFailed } from "./toasts.ts";

type AskFirstProps = {
  /** On the button. */
  readonly act: string;
  /** The accessible name of the button, when its words don't name the object of the act. */
  readonly label?: string;
  readonly isBusy?: boolean;
  /** The question and its two answers. */
  readonly words: {
    readonly sure: string;
    readonly sureText: string;
    readonly keep: string;
    readonly confirm: string;
  };
  readonly onConfirm: () => void;
};

/** A button with a confirmation, for acts that can't be undone. */
export const AskFirst = ({ act, label, isBusy, words, onConfirm }: AskFirstProps) => {
  const lost = useUnit(partLoadFailed);
  const [isAsked, ask] = useState(false);
  const leave = () => ask(false);
  return (
    <div>
      <QuietButton look="bare" busy={isBusy} aria-label={label} onClick={() => ask(true)}>
        {act}
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
            <QuietButton look="danger" onClick={() => (leave(), onConfirm())}>
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
