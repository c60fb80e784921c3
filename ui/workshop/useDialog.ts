import { useState } from "react";
import { partLoadFailed } from "../lib/feedback/toasts.ts";
import { useUnit } from "../lib/useUnit.ts";

/** A dialog with its own state, as a page's model would have it. */
export const useDialog = () => {
  const lost = useUnit(partLoadFailed);
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const onLoadError = () => (close(), lost());
  return { open: () => open(true), close, ties: { isOpen, onClose: close, onLoadError } } as const;
};
