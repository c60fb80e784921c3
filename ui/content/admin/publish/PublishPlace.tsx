import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $isPublishing, publishingClosed } from "./publishing.ts";

const dialog = lazyModule(async () => (await import("./PublishDialog.tsx")).PublishDialog);
const piece = preloadProps(dialog);

/** Props for the button that opens the preview before publication: they load its code early. */
export const publishPreload = {
  onPointerEnter: () => (piece.onPointerEnter(), dialogPreload.onPointerEnter()),
  onFocus: () => (piece.onFocus(), dialogPreload.onFocus()),
};

/** The preview before publication, inside the editor. Its code is loaded at the first opening. */
export const PublishPlace = () => {
  const { isOpen, close, lost } = useUnit({ isOpen: $isPublishing, close: publishingClosed, lost: partLoadFailed });
  const PublishDialog = useLazyModule(dialog, isOpen, () => (close(), lost()));
  return PublishDialog && <PublishDialog />;
};
