import { warmingDialog } from "../../kit/Dialog.tsx";
import { lazyModule, useLazyModule, preloadProps } from "../../kit/lazyModule.ts";
import { partLost } from "../../page/toasts.ts";
import { useUnit } from "../../page/useUnit.ts";
import { $isOpen, createClosed } from "./create.ts";
import { $editing, editClosed } from "./edit.ts";

const creation = lazyModule(async () => (await import("./CreateDialog.tsx")).CreateDialog);
const editing = lazyModule(async () => (await import("./EditDialog.tsx")).EditDialog);

const warmingBoth = (piece: ReturnType<typeof preloadProps>) => ({
  onPointerEnter: () => (piece.onPointerEnter(), warmingDialog.onPointerEnter()),
  onFocus: () => (piece.onFocus(), warmingDialog.onFocus()),
});

/** For the buttons that open them. */
export const warmingCreation = warmingBoth(preloadProps(creation));
export const warmingEdit = warmingBoth(preloadProps(editing));

/** The dialogs in which the staff writes, whose code comes with the first opening. */
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
