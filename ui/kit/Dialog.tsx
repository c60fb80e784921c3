import { later, useLater, warming } from "./later.ts";
import type { DialogProps } from "./OpenDialog.tsx";

const behaviour = later(async () => (await import("./OpenDialog.tsx")).OpenDialog);

/** For the button that opens a dialog: `<Button {...warmingDialog}>`. */
export const warmingDialog = warming(behaviour);

/**
 * A dialog, from the first opening on: nothing of it is in the page before. The focus goes to its first field, stays
 * inside, and comes back. One that opens from another stands inside it: then Escape closes the upper one alone.
 */
export const Dialog = (props: DialogProps) => {
  const OpenDialog = useLater(behaviour, props.isOpen, props.onLost);
  return OpenDialog && <OpenDialog {...props} />;
};
