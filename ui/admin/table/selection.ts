import { createContext, type RefObject, use, useEffect, useRef, useState } from "react";

/** The chosen rows of a table. */
export type Selection = {
  /** Those that stand in the table, in its order. */
  readonly chosen: readonly string[];
  readonly toggle: (id: string) => void;
  /** Chooses all rows, or none when all are chosen. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
};

const none: ReadonlySet<string> = new Set();

/** The selection among the rows of a page. A row that leaves the page leaves the selection. */
export const useSelectionOf = (ids: readonly string[]): Selection => {
  const [pressed, press] = useState(none);
  const chosen = ids.filter((id) => pressed.has(id));
  // Forgotten at once, so that a row that comes back isn't chosen.
  if (chosen.length < pressed.size) press(new Set(chosen));
  return {
    chosen,
    toggle: (id) => press(new Set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])),
    toggleAll: () => press(chosen.length === ids.length ? none : new Set(ids)),
    clear: () => press(none),
  };
};

/**
 * Moves the focus to `stay` when it was on an act on the chosen rows: they disappear with the last of them. Where `stay` isn't shown,
 * to the panel around it.
 */
export const useFocusWithoutChoice = (chosen: number, stay: RefObject<HTMLElement | null>): void => {
  const had = useRef(0);
  useEffect(() => {
    if (had.current > 0 && chosen === 0 && document.activeElement === document.body) {
      const { current } = stay;
      (current?.checkVisibility() ? current : current?.closest<HTMLElement>('[role="tabpanel"]'))?.focus();
    }
    had.current = chosen;
  }, [chosen, stay]);
};

export const SelectionContext = createContext<Selection | null>(null);
export const useSelection = (): Selection | null => use(SelectionContext);
