import { lazyModule, useLazyModule, preloadProps } from "../lazyModule.ts";
import type { DialogProps } from "./OpenDialog.tsx";

const behaviour = lazyModule(async () => (await import("./OpenDialog.tsx")).OpenDialog);

/** Props for the button that opens a dialog: `<Button {...dialogPreload}>`. They load its code early. */
export const dialogPreload = preloadProps(behaviour);

/**
 * Renders nothing before the first opening. The focus goes to the first field, is trapped inside, and is restored on closing.
 * A dialog opened from another must be its child: then Escape closes only the upper one.
 */
export const Dialog = (props: DialogProps) => {
  const OpenDialog = useLazyModule(behaviour, props.isOpen, props.onLoadError);
  return OpenDialog && <OpenDialog {...props} />;
};
