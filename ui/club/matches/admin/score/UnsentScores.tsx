import { Count } from "../../../../admin/admin.styles.ts";
import { VisuallyHidden } from "../../../../design/components/text/VisuallyHidden.tsx";
import { useUnit } from "../../../../lib/useUnit.ts";
import { words } from "../words.ts";
import { $stuck } from "./scoring.ts";

/** Beside the tab: how many scores weren't sent by themselves. */
export const UnsentScores = () => {
  const stuck = useUnit($stuck);
  return stuck > 0 ? (
    <Count>
      {stuck}
      <VisuallyHidden> {words.unsentCount(stuck)}</VisuallyHidden>
    </Count>
  ) : null;
};
