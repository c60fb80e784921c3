import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Does something whenever an outcome becomes another one, not when it is there from the beginning. */
export const useOnChange = (outcome: unknown, act: () => void): void => {
  const last = useRef(outcome);
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (last.current === outcome) return;
    last.current = outcome;
    tell();
  }, [outcome]);
};

/** Where the outcome of an act is said: the focus goes there with each. */
export const useFocusOnChange = (outcome: unknown): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useOnChange(outcome, () => place.current?.focus());
  return place;
};
