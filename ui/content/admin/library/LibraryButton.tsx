import { useState } from "react";
import type { LibraryPicture } from "../../../../domain/content/pictures/library.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { lazyModule, useLazyModule } from "../../../design/components/lazyModule.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { Dialog, dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { pickerWords as words } from "./pickerWords.ts";

const picker = lazyModule(async () => (await import("./PicturePicker.tsx")).PicturePicker);

type LibraryButtonProps = {
  /** What the picture is for, for screen readers. */
  readonly of?: string | undefined;
  readonly onPick: (picture: LibraryPicture) => void;
};

/** Opens a dialog in which a picture of the library is chosen. */
export const LibraryButton = ({ of, onPick }: LibraryButtonProps) => {
  const lost = useUnit(partLoadFailed);
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const leave = () => (close(), lost());
  const PicturePicker = useLazyModule(picker, isOpen, leave);
  return (
    <>
      <QuietButton
        {...dialogPreload}
        aria-label={of && `${words.fromLibrary}, ${of}`}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <Icon name="image" />
        {words.fromLibrary}
      </QuietButton>
      <Dialog isOpen={isOpen && PicturePicker !== null} title={words.title} onClose={close} onLoadError={leave}>
        {PicturePicker && <PicturePicker onPick={(picture) => (close(), onPick(picture))} />}
      </Dialog>
    </>
  );
};
