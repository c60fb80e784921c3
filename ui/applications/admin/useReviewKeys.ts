import type { ApplicationId } from "../../../domain/applications/application.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { isOtherDialogOpen, isTaken, keyOf, useKeys } from "../../admin/shortcuts/keys.ts";
import { $areKeysOn } from "../../admin/shortcuts/shortcuts.ts";
import { $open, detailsOpened } from "./openApplication.ts";
import { staffApplications } from "./list.ts";
import { decidePressed } from "./review.ts";

/** Attribute by which the shortcuts find an application's row. */
export const rowMark = "data-application";

const decisions = { a: "accepted", r: "rejected" } as const;
const steps = { j: 1, k: -1 } as const;

const has = <Keys extends object>(keys: Keys, key: PropertyKey): key is keyof Keys => key in keys;

/** J and K move between applications; A and R decide on the open one, else on the focused one. */
export const useReviewKeys = (): void => {
  const { areOn, list, opened, open, decide } = useUnit({
    areOn: $areKeysOn,
    list: staffApplications.$list,
    opened: $open,
    open: detailsOpened,
    decide: decidePressed,
  });
  useKeys((event) => {
    if (!areOn || isTaken(event) || list.status !== "ready" || isOtherDialogOpen(opened !== null)) return;
    const rows = [...document.querySelectorAll<HTMLElement>(`[${rowMark}]`)];
    const idOf = (row: HTMLElement | undefined) => row?.getAttribute(rowMark) as ApplicationId | null | undefined;
    const at = rows.findIndex((row) => (opened ? idOf(row) === opened.id : row.contains(document.activeElement)));
    const key = keyOf(event);
    if (has(steps, key)) {
      const next = at < 0 ? rows[0] : rows[at + steps[key]];
      const id = idOf(next);
      if (opened && id) open(id);
      else next?.querySelector<HTMLElement>("[data-opens]")?.focus();
    } else if (has(decisions, key)) {
      const one = list.value.items.find(({ id }) => id === idOf(rows[at]));
      if (one?.status === "pending") decide({ id: one.id, decision: decisions[key] });
    } else return;
    event.preventDefault();
  });
};
