import { useEffect, useEffectEvent } from "react";

/** Hears every key that is pressed on the page while the view is there. */
export const useKeys = (act: (event: KeyboardEvent) => void): void => {
  const hear = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => hear(event);
    // Before a dialog keeps it to itself.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
};

/** Whether a key sends what is written: Enter with Ctrl or, on a Mac, Command. */
export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === "Enter" && (ctrlKey || metaKey);
