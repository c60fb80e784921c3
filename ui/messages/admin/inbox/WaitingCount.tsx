import { Count } from "../../../admin/admin.styles.ts";
import { $waiting } from "../../../admin/overview/waiting/waiting.ts";
import { valueOf } from "../../../lib/loading/loaded.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words } from "./words.ts";

/** Beside the tab: how many messages wait for an answer. */
export const WaitingCount = () => {
  const waiting = valueOf(useUnit($waiting))?.messages;
  return waiting ? (
    <Count>
      {waiting}
      <span> {words.waiting}</span>
    </Count>
  ) : null;
};
