import { useUnit } from "../../../lib/useUnit.ts";
import { Count } from "../../admin.styles.ts";
import { $waitingCount } from "./waiting.ts";
import { words } from "./waitingWords.ts";

/** Beside the tab: how much waits for an answer. */
export const WaitingCount = () => {
  const count = useUnit($waitingCount);
  return count > 0 ? (
    <Count>
      {count}
      <span> {words.count(count)}</span>
    </Count>
  ) : null;
};
