import { Icon } from "../../../../design/components/media/Icon.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { reasonOf, scoreProblems, scoreWords as words } from "../words.ts";
import { type Entry, isUnsaved, problemOf } from "./entry.ts";
import { Saved } from "./Score.styles.ts";

/** Whether the score is stored, in a line that screen readers hear. */
export const SavedLine = ({ entry }: { readonly entry: Entry }) => {
  const { failure } = entry;
  const problem = problemOf(entry);
  const text = () => {
    if (entry.conflict) return words.conflict;
    if (failure?.kind === "gone") return words.gone;
    if (problem) return words.refused(scoreProblems[problem]);
    if (failure?.kind === "unexpected") return failure.answer ? words.later : words.offline;
    if (failure) return `${words.refused(reasonOf(failure))} ${words.kept}`;
    if (isUnsaved(entry)) return words.saving;
    return entry.isSaved ? words.saved : words.idle;
  };
  const isGood = entry.isSaved && !isUnsaved(entry) && !entry.conflict;
  return (
    <Saved role="status">
      {isGood && <Icon name="check" />}
      {failure?.kind === "unexpected" && !failure.answer && <Icon name="offline" />}
      {french(text())}
    </Saved>
  );
};
