import { Count } from "../../admin/admin.styles.ts";
import { $pending } from "../../admin/overview/overview.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { words } from "./words.ts";

/** Beside the tab: how many applications wait for a decision. */
export const PendingCount = () => {
  const pending = useUnit($pending);
  return pending ? (
    <Count>
      {pending}
      <span> {words.pending}</span>
    </Count>
  ) : null;
};
