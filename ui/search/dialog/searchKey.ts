import { useEffect, useEffectEvent } from "react";

/** K with Ctrl or Command. The browser's automatic filling of fields sends events without a key. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Calls `act` for Ctrl K, unless it is handled. `capture`: also in a dialog, which stops the event's propagation. */
export const useSearchKey = (act: (event: KeyboardEvent) => void, capture = false): void => {
  const hear = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => void (isSearchKey(event) && !event.defaultPrevented && hear(event));
    addEventListener("keydown", press, { capture });
    return () => removeEventListener("keydown", press, { capture });
  }, [capture]);
};
