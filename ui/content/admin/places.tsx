import { warmingDialog } from "../../design/components/overlays/Dialog.tsx";
import { lazyModule, useLazyModule, preloadProps } from "../../lib/loading/lazyModule.ts";
import { partLost } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $isOpen, createClosed } from "./create/create.ts";
import { $editing, editClosed } from "./edit/edit.ts";

const creation = lazyModule(async () => (await import("./create/CreateDialog.tsx")).CreateDialog);
const editing = lazyModule(async () => (await import("./edit/EditDialog.tsx")).EditDialog);

const warmingBoth = (piece: ReturnType<typeof preloadProps>) => ({
  onPointerEnter: () => (piece.onPointerEnter(), warmingDialog.onPointerEnter()),
  onFocus: () => (piece.onFocus(), warmingDialog.onFocus()),
});

/** Props for the buttons that open the dialogs: they load their code early. */
export const warmingCreation = warmingBoth(preloadProps(creation));
export const warmingEdit = warmingBoth(preloadProps(editing));

/** The editor's dialogs. Their code is loaded at the first opening. */
export const WritingPlaces = () => {
  const { isCreating, ref, closeCreation, closeEdit, lost } = useUnit({
    isCreating: $isOpen,
    ref: $editing,
    closeCreation: createClosed,
    closeEdit: editClosed,
    lost: partLost,
  });
  const CreateDialog = useLazyModule(creation, isCreating, () => (closeCreation(), lost()));
  const EditDialog = useLazyModule(editing, ref !== null, () => (closeEdit(), lost()));
  return (
    <>
      {CreateDialog && <CreateDialog />}
      {EditDialog && <EditDialog />}
    </>
  );
};
