import type { ReactNode } from "react";
import { later, useLater, warming } from "./later.ts";

export type DialogProps = {
  readonly isOpen: boolean;
  /** Its name, and its heading. */
  readonly title: string;
  /** Escape, the cross, or a press beside it. Whoever has unsaved work leaves it open, and asks first. */
  readonly onClose: () => void;
  /** Its code couldn't be fetched, so nothing opened: say it, and take `isOpen` back. The next opening tries again. */
  readonly onLost: () => void;
  /** "small" for a question, "middle" for a form, "wide" for a tool that takes all height. On phones all fill the screen. */
  readonly size?: "small" | "middle" | "wide";
  /** In the head, after the title. */
  readonly beside?: ReactNode;
  /** What to do with it, always in sight. A button in it sends a form of the dialog by the form's `id` (`form`). */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

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
