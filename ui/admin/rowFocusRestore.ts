import { type FocusEvent, useRef } from "react";
import { useOnChange } from "../lib/focusOnChange.ts";
import { hasMovedFocus } from "./focusFallback.ts";

type Place = {
  readonly control: HTMLElement;
  readonly list: HTMLElement;
  readonly panel: HTMLElement | null;
  /** Which row, and which of its controls. */
  readonly row: number;
  readonly at: number;
};

const controlsIn = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>("a, button") ?? [])];

const placeOf = (list: HTMLElement, control: HTMLElement): Place => {
  const rows = [...list.children];
  const row = rows.findIndex((one) => one.contains(control));
  const panel = list.closest<HTMLElement>('[role="tabpanel"]');
  return { control, list, panel, row, at: controlsIn(rows[row]).indexOf(control) };
};

/** Where the focus goes when its row is gone: the same in what stands there now, else in what is last, else the panel. */
const nextOf = ({ list, panel, row, at }: Place): HTMLElement | null | undefined => {
  const controls = controlsIn(
    list.isConnected ? (list.children[row] ?? list.lastElementChild ?? undefined) : undefined,
  );
  return controls[at] ?? controls.at(-1) ?? panel;
};

/** Keeps the focus in a list whose rows go away, as somebody deletes them. Spread it on the list. */
export const useRowFocusRestore = (items: unknown) => {
  const last = useRef<Place | null>(null);
  useOnChange(items, () => {
    const { current } = last;
    if (!current) return;
    if (current.control.isConnected) last.current = placeOf(current.list, current.control);
    else if (document.activeElement === document.body) nextOf(current)?.focus({ preventScroll: true });
  });
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    last.current = placeOf(currentTarget, target as HTMLElement);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (hasMovedFocus(target)) last.current = null;
  };
  return { onFocus, onBlur };
};
