import type { EventCallable } from "effector";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useUnit } from "../lib/useUnit.ts";

type ListModel<Selection> = { readonly wanted: EventCallable<Selection>; readonly left: EventCallable<void> };

/** What the address selects of a list of the panel. The list is opened with it, follows it, and is left with its view. */
export const useSelection = <Selection>(
  { wanted, left }: ListModel<Selection>,
  selectionOf: (query: string) => Selection,
): Selection => {
  const { search } = useLocation();
  const { want, leave } = useUnit({ want: wanted, leave: left });
  useEffect(() => void want(selectionOf(search)), [search, selectionOf, want]);
  useEffect(() => () => void leave(), [leave]);
  return selectionOf(search);
};

/** Goes to another selection of the shown list: no step back in the history, and nothing scrolls. */
export const useSelect = (): ((address: string) => void) => {
  const navigate = useNavigate();
  return (address) => void navigate(address, { replace: true, preventScrollReset: true });
};
