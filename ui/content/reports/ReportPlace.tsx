import { lazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../lib/feedback/toasts.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $reported, reportClosed } from "./opened.ts";

const dialog = lazyModule(async () => (await import("./ReportDialog.tsx")).ReportDialog);

/** The dialog in which a member reports. Its code is loaded at its first opening. */
export const ReportPlace = () => {
  const { reported, close, lost } = useUnit({ reported: $reported, close: reportClosed, lost: partLoadFailed });
  const ReportDialog = useLazyModule(dialog, reported !== null, () => (close(), lost()));
  return ReportDialog && <ReportDialog />;
};
