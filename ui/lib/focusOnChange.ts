import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Calls `act` when `outcome` changes, not on the first render. */
export const useOnChange = (outcome: unknown, act: () => void): void => {
  const last = useRef(outcome);
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (last.current === outcome) return;
    last.current = outcome;
    tell();
  }, [outcome]);
};

/** A ref to the element that shows an outcome. It gets the focus when the outcome changes. */
export const useFocusOnChange = (outcome: unknown): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useOnChange(outcome, () => place.current?.focus());
  return place;
};
