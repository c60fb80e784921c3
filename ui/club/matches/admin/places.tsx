import { useEffect } from "react";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { lazyModule, preloadProps, useLazyModule } from "../../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { BroadcastPlace } from "./broadcast/BroadcastPlace.tsx";
import { $editing, formClosed } from "./edit/matchForm.ts";
import { $isOpen, importClosed } from "./files/importing.ts";
import { $toPostpone, postponeClosed } from "./list/postponing.ts";
import { $scored, scoringClosed } from "./score/scoring.ts";

const form = lazyModule(async () => (await import("./edit/MatchDialog.tsx")).MatchDialog);
const imports = lazyModule(async () => (await import("./files/ImportDialog.tsx")).ImportDialog);
const postpone = lazyModule(async () => (await import("./list/PostponeDialog.tsx")).PostponeDialog);
const scores = lazyModule(async () => (await import("./score/ScoreDialog.tsx")).ScoreDialog);

/** Props for the buttons that open the dialogs: they load their code early. */
export const formPreload = preloadProps(form);
export const scorePreload = preloadProps(scores);

/** The dialogs of the tab. Their code is loaded with it, because the network beside a stage may be gone when they are opened. */
export const MatchPlaces = () => {
  const { editing, scored, postponed, isImporting, closeForm, closeScore, closePostpone, closeImport, lost } = useUnit({
    isImporting: $isOpen,
    closeImport: importClosed,
    editing: $editing,
    scored: $scored,
    postponed: $toPostpone,
    closePostpone: postponeClosed,
    closeForm: formClosed,
    closeScore: scoringClosed,
    lost: partLoadFailed,
  });
  useEffect(() => {
    for (const { onFocus } of [formPreload, scorePreload, dialogPreload]) onFocus();
  }, []);
  const MatchDialog = useLazyModule(form, editing !== null, () => (closeForm(), lost()));
  const ScoreDialog = useLazyModule(scores, scored !== null, () => (closeScore(), lost()));
  const PostponeDialog = useLazyModule(postpone, postponed !== null, () => (closePostpone(), lost()));
  const ImportDialog = useLazyModule(imports, isImporting, () => (closeImport(), lost()));
  return (
    <>
      {ImportDialog && <ImportDialog />}
      {MatchDialog && <MatchDialog />}
      {ScoreDialog && <ScoreDialog />}
      {PostponeDialog && <PostponeDialog />}
      {editing === null && <BroadcastPlace />}
    </>
  );
};
