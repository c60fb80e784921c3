import { isOtherDialogOpen, isTaken, keyOf, useKeys } from "./shortcuts/keys.ts";
import { $areKeysOn } from "./shortcuts/shortcuts.ts";
import { useUnit } from "../lib/useUnit.ts";

/** Attribute with the id of the record that a row shows. */
export const rowMark = "data-record";

/** The button that opens a record, in its row. */
export const openerOf = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.querySelector(`[${rowMark}="${CSS.escape(id)}"] [data-opens]`);

const steps = new Map([
  ["j", 1],
  ["k", -1],
]);

type Parts<Item> = {
  /** The rows of the page. */
  readonly items: readonly Item[];
  /** The record beside its list; null without one. */
  readonly opened: Item | null;
  readonly open: (item: Item) => void;
  /** The acts on a record, by their keys. */
  readonly acts: Readonly<Record<string, (item: Item) => void>>;
};

/** J and K move between the records of a list; the keys of acts take the open one, else the focused one. */
export const useRecordKeys = <Item extends { readonly id: string }>({
  items,
  opened,
  open,
  acts,
}: Parts<Item>): void => {
  const areOn = useUnit($areKeysOn);
  useKeys((event) => {
    if (!areOn || isTaken(event) || isOtherDialogOpen(opened !== null)) return;
    const rows = [...document.querySelectorAll<HTMLElement>(`[${rowMark}]`)];
    const itemOf = (row: HTMLElement | undefined) => items.find(({ id }) => id === row?.getAttribute(rowMark));
    const at = rows.findIndex((row) =>
      opened ? row.getAttribute(rowMark) === opened.id : row.contains(document.activeElement),
    );
    const key = keyOf(event);
    const [step, act] = [steps.get(key), Object.hasOwn(acts, key) ? acts[key] : undefined];
    if (step !== undefined) {
      const next = at < 0 ? rows[0] : rows[at + step];
      const item = itemOf(next);
      if (opened && item) open(item);
      else next?.querySelector<HTMLElement>("[data-opens]")?.focus();
    } else if (act) {
      const item = itemOf(rows[at]);
      if (item) act(item);
    } else return;
    event.preventDefault();
  });
};
