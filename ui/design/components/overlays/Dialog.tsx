import { lazyModule, useLazyModule, preloadProps } from "../../../lib/loading/lazyModule.ts";
import type { DialogProps } from "./OpenDialog.tsx";

const behaviour = lazyModule(async () => (await import("./OpenDialog.tsx")).OpenDialog);

/** For the button that opens a dialog: `<Button {...warmingDialog}>`. */
export const warmingDialog = preloadProps(behaviour);

/**
 * A dialog, from the first opening on: nothing of it is in the page before. The focus goes to its first field, stays
 * inside, and comes back. One that opens from another stands inside it: then Escape closes the upper one alone.
 */
export const Dialog = (props: DialogProps) => {
  const OpenDialog = useLazyModule(behaviour, props.isOpen, props.onLost);
  return OpenDialog && <OpenDialog {...props} />;
};
