import { Dialog } from "../kit/Dialog.tsx";
import type { DialogProps } from "../kit/OpenDialog.tsx";
import { french } from "../kit/french.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { partLost } from "../page/toasts.ts";
import { useUnit } from "../page/useUnit.ts";
import { words } from "./applicationWords.ts";
import { $isWithdrawing, $leaving, withdrawConfirmed, withdrawLeft } from "./mine.ts";

/** Asks whoever is about to take an application back whether they mean it. */
export const Withdrawal = ({ returnTo }: Required<Pick<DialogProps, "returnTo">>) => {
  const { leaving, isWithdrawing, confirm, leave, lost } = useUnit({
    leaving: $leaving,
    isWithdrawing: $isWithdrawing,
    confirm: withdrawConfirmed,
    leave: withdrawLeft,
    lost: partLost,
  });
  return (
    <Dialog
      isOpen={leaving !== null}
      size="small"
      returnTo={returnTo}
      title={words.sure}
      onClose={leave}
      onLost={() => (leave(), lost())}
      foot={
        <>
          <QuietButton onClick={() => leave()}>{words.keep}</QuietButton>
          <QuietButton look="danger" busy={isWithdrawing} onClick={() => confirm()}>
            {isWithdrawing ? words.withdrawing : words.confirm}
          </QuietButton>
        </>
      }
    >
      <p>{french(words.sureText)}</p>
    </Dialog>
  );
};
