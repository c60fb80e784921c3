import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { french } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $asked, removalConfirmed, removalKept } from "./library.ts";
import { removalWords } from "./words.ts";

/** The question before pictures are deleted: a child of the dialog in which it is asked. */
export const Removal = () => {
  const { asked, moment, keep, remove, lost } = useUnit({
    asked: $asked,
    moment: $now,
    keep: removalKept,
    remove: removalConfirmed,
    lost: partLoadFailed,
  });
  const said = removalWords(asked ?? [], moment.now);
  return (
    <Dialog
      isOpen={asked !== null}
      size="small"
      title={said.sure}
      onClose={keep}
      onLoadError={() => (keep(), lost())}
      foot={
        <>
          <QuietButton onClick={() => keep()}>{said.keep}</QuietButton>
          <QuietButton look="danger" onClick={() => remove()}>
            {said.confirm}
          </QuietButton>
        </>
      }
    >
      <p>{french(said.sureText)}</p>
    </Dialog>
  );
};
