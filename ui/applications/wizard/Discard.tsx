import type { PositionId } from "../../../domain/applications/positions.ts";
import { AskFirst } from "../../lib/feedback/AskFirst.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { draftDiscarded } from "./wizard.ts";
import { wizardWords as words } from "./wizardWords.ts";

/** Discards the draft after a second press. It can't be restored. */
export const Discard = ({ position }: { readonly position: PositionId }) => {
  const discard = useUnit(draftDiscarded);
  return <AskFirst act={words.discard} words={words} onConfirm={() => discard(position)} />;
};
