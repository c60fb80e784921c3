import type { Decision, StaffApplication } from "../../../domain/applications/review.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { decidePressed } from "./review.ts";
import { words } from "./words.ts";

type ApplicationBulkProps = { readonly items: readonly StaffApplication[]; readonly onDone: () => void };

/** The decision on several pending applications, each with the note typed for it. */
export const ApplicationBulk = ({ items, onDone }: ApplicationBulkProps) => {
  const decide = useUnit(decidePressed);
  const decideAll = (decision: Decision) => {
    onDone();
    for (const { id } of items) decide({ id, decision });
  };
  return (
    <>
      <QuietButton look="bare" onClick={() => decideAll("accepted")}>
        {words.accept}
      </QuietButton>
      <QuietButton look="bare" onClick={() => decideAll("rejected")}>
        {words.reject}
      </QuietButton>
    </>
  );
};
