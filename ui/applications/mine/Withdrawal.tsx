import { Dialog } from "../../design/components/overlays/Dialog.tsx";
import type { DialogProps } from "../../design/components/overlays/OpenDialog.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words } from "./applicationWords.ts";
import { $isWithdrawing, $leaving, withdrawConfirmed, withdrawLeft } from "./ownApplications.ts";

/** Asks before an application is withdrawn. */
export const Withdrawal = ({ returnTo }: Required<Pick<DialogProps, "returnTo">>) => {
  const { leaving, isWithdrawing, confirm, leave, lost } = useUnit({
    leaving: $leaving,
    isWithdrawing: $isWithdrawing,
    confirm: withdrawConfirmed,
    leave: withdrawLeft,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      isOpen={leaving !== null}
      size="small"
      returnTo={returnTo}
      title={words.sure}
      onClose={leave}
      onLoadError={() => (leave(), lost())}
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
