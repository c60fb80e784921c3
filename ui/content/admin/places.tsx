import { dialogPreload } from "../../design/components/overlays/Dialog.tsx";
import { lazyModule, useLazyModule, preloadProps } from "../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $isOpen, createClosed } from "./create/create.ts";
import { $editing, editClosed } from "./edit/edit.ts";
import { $scheduled, scheduleClosed } from "./schedule/schedule.ts";
import { SharePlace } from "./share/SharePlace.tsx";
import { $opened, versionsClosed } from "./versions/opened.ts";

const creation = lazyModule(async () => (await import("./create/CreateDialog.tsx")).CreateDialog);
const editing = lazyModule(async () => (await import("./edit/EditDialog.tsx")).EditDialog);

const times = lazyModule(async () => (await import("./schedule/ScheduleDialog.tsx")).ScheduleDialog);

const versions = lazyModule(async () => (await import("./versions/VersionsDialog.tsx")).VersionsDialog);

const preloadBoth = (piece: ReturnType<typeof preloadProps>) => ({
  onPointerEnter: () => (piece.onPointerEnter(), dialogPreload.onPointerEnter()),
  onFocus: () => (piece.onFocus(), dialogPreload.onFocus()),
});

/** Props for the buttons that open the dialogs: they load their code early. */
export const creationPreload = preloadBoth(preloadProps(creation));
export const editPreload = preloadBoth(preloadProps(editing));

/** The editor's dialogs. Their code is loaded at the first opening. */
export const WritingPlaces = () => {
  const { isCreating, ref, scheduled, opened, closeCreation, closeEdit, closeSchedule, closeVersions, lost } = useUnit({
    isCreating: $isOpen,
    ref: $editing,
    scheduled: $scheduled,
    opened: $opened,
    closeCreation: createClosed,
    closeEdit: editClosed,
    closeSchedule: scheduleClosed,
    closeVersions: versionsClosed,
    lost: partLoadFailed,
  });
  const CreateDialog = useLazyModule(creation, isCreating, () => (closeCreation(), lost()));
  const EditDialog = useLazyModule(editing, ref !== null, () => (closeEdit(), lost()));
  const ScheduleDialog = useLazyModule(times, scheduled !== null, () => (closeSchedule(), lost()));
  const VersionsDialog = useLazyModule(versions, opened !== null, () => (closeVersions(), lost()));
  return (
    <>
      {CreateDialog && <CreateDialog />}
      {EditDialog && <EditDialog />}
      {ScheduleDialog && <ScheduleDialog />}
      {ref === null && <SharePlace />}
      {VersionsDialog && <VersionsDialog />}
    </>
  );
};
