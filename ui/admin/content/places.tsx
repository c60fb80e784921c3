import { warmingDialog } from "../../kit/Dialog.tsx";
import { later, useLater, warming } from "../../kit/later.ts";
import { partLost } from "../../page/toasts.ts";
import { useUnit } from "../../page/useUnit.ts";
import { $isOpen, createClosed } from "./create.ts";
import { $editing, editClosed } from "./edit.ts";

const creation = later(async () => (await import("./CreateDialog.tsx")).CreateDialog);
const editing = later(async () => (await import("./EditDialog.tsx")).EditDialog);

const warmingBoth = (piece: ReturnType<typeof warming>) => ({
  onPointerEnter: () => (piece.onPointerEnter(), warmingDialog.onPointerEnter()),
  onFocus: () => (piece.onFocus(), warmingDialog.onFocus()),
});

/** For the buttons that open them. */
export const warmingCreation = warmingBoth(warming(creation));
export const warmingEdit = warmingBoth(warming(editing));

/** The dialogs in which the staff writes, whose code comes with the first opening. */
export const WritingPlaces = () => {
  const { isCreating, ref, closeCreation, closeEdit, lost } = useUnit({
    isCreating: $isOpen,
    ref: $editing,
    closeCreation: createClosed,
    closeEdit: editClosed,
    lost: partLost,
  });
  const CreateDialog = useLater(creation, isCreating, () => (closeCreation(), lost()));
  const EditDialog = useLater(editing, ref !== null, () => (closeEdit(), lost()));
  return (
    <>
      {CreateDialog && <CreateDialog />}
      {EditDialog && <EditDialog />}
    </>
  );
};
