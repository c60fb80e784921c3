import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Does something whenever an outcome becomes another one, not when it is there from the beginning. */
export const useOutcome = (outcome: unknown, act: () => void): void => {
  const last = useRef(outcome);
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (last.current === outcome) return;
    last.current = outcome;
    tell();
  }, [outcome]);
};

/** Where the outcome of an act is said: the focus goes there with each. */
export const useSaid = (outcome: unknown): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useOutcome(outcome, () => place.current?.focus());
  return place;
};
