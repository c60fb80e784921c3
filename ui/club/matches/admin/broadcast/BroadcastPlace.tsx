import { lazyModule, preloadProps, useLazyModule } from "../../../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../../../lib/feedback/toasts.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $broadcast, broadcastClosed } from "./broadcast.ts";

const broadcast = lazyModule(async () => (await import("./BroadcastDialog.tsx")).BroadcastDialog);

/** Props for the buttons that open the dialog: they load its code early. */
export const broadcastPreload = preloadProps(broadcast);

/** The dialog about a match's overlay. Inside the form while that is open: Escape closes the upper one. */
export const BroadcastPlace = () => {
  const { match, close, lost } = useUnit({ match: $broadcast, close: broadcastClosed, lost: partLoadFailed });
  const BroadcastDialog = useLazyModule(broadcast, match !== null, () => (close(), lost()));
  return BroadcastDialog && <BroadcastDialog />;
};
