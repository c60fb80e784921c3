import { useState } from "react";
import { partLost } from "../page/toasts.ts";
import { useUnit } from "../page/useUnit.ts";

/** A dialog that opens and closes by itself, as a page's model would have it. */
export const useDialog = () => {
  const lost = useUnit(partLost);
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const onLost = () => (close(), lost());
  return { open: () => open(true), close, ties: { isOpen, onClose: close, onLost } } as const;
};
