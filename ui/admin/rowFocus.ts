import { type FocusEvent, useRef } from "react";
import { useOnChange } from "../lib/focusOnChange.ts";

/**
 * True when the user moved the focus away from a control that is still in the page: its later removal must not move the focus.
 * False when only the window lost the focus.
 */
export const hasMovedFocus = (control: Element): boolean =>
  control.isConnected && control.ownerDocument.activeElement !== control;

/**
 * Moves the focus to a permanent element when `outcome` changes and the focused control is removed. Spread `row` on the container;
 * pass `stay` as the permanent element's ref.
 */
export const useFocusFallback = <Stay extends HTMLElement = HTMLButtonElement>(outcome: unknown) => {
  const stay = useRef<Stay>(null);
  const wasInside = useRef(false);
  useOnChange(outcome, () => {
    if (wasInside.current && document.activeElement === document.body) stay.current?.focus({ preventScroll: true });
  });
  const row = {
    onFocus: () => void (wasInside.current = true),
    onBlur: ({ target }: FocusEvent) => void (wasInside.current = !hasMovedFocus(target)),
  };
  return { row, stay };
};

type RowPosition = {
  readonly control: HTMLElement;
  readonly list: HTMLElement;
  readonly panel: HTMLElement | null;
  /** Index of the row, and of the control (`at`) in it. */
  readonly row: number;
  readonly at: number;
};

const controlsIn = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>("a, button") ?? [])];

const positionOf = (list: HTMLElement, control: HTMLElement): RowPosition => {
  const rows = [...list.children];
  const row = rows.findIndex((one) => one.contains(control));
  const panel = list.closest<HTMLElement>('[role="tabpanel"]');
  return { control, list, panel, row, at: controlsIn(rows[row]).indexOf(control) };
};

/** The focus target after a row's removal: the same control in the row at its index, else in the last row, else the panel. */
const nextOf = ({ list, panel, row, at }: RowPosition): HTMLElement | null | undefined => {
  const controls = controlsIn(
    list.isConnected ? (list.children[row] ?? list.lastElementChild ?? undefined) : undefined,
  );
  return controls[at] ?? controls.at(-1) ?? panel;
};

/** Keeps the focus in a list when the focused row is removed. Spread the result on the list. */
export const useRowFocusRestore = (items: unknown) => {
  const last = useRef<RowPosition | null>(null);
  useOnChange(items, () => {
    const { current } = last;
    if (!current) return;
    if (current.control.isConnected) last.current = positionOf(current.list, current.control);
    else if (document.activeElement === document.body) nextOf(current)?.focus({ preventScroll: true });
  });
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    last.current = positionOf(currentTarget, target as HTMLElement);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (hasMovedFocus(target)) last.current = null;
  };
  return { onFocus, onBlur };
};
