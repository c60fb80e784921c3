import type { Match } from "../../../../../domain/club/matches/match.ts";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { french } from "../../../../design/components/text/french.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { words } from "../words.ts";
import { publishPressed, removePressed } from "./acts.ts";
import { isAskedAbout } from "./MatchRow.tsx";

type MatchBulkProps = { readonly items: readonly Match[]; readonly onDone: () => void };

/** The acts on several matches. */
export const MatchBulk = ({ items, onDone }: MatchBulkProps) => {
  const { publish, remove } = useUnit({ publish: publishPressed, remove: removePressed });
  const removeAll = () => {
    if (items.some(isAskedAbout) && !confirm(french(words.sureToRemove(items.length)))) return;
    onDone();
    for (const item of items) remove(item);
  };
  const publishAll = (isPublished: boolean) => {
    onDone();
    publish({ matches: items.filter((item) => item.isPublished !== isPublished), isPublished });
  };
  return (
    <>
      {items.some(({ isPublished }) => !isPublished) && (
        <QuietButton look="bare" onClick={() => publishAll(true)}>
          {words.publish}
        </QuietButton>
      )}
      {items.some(({ isPublished }) => isPublished) && (
        <QuietButton look="bare" onClick={() => publishAll(false)}>
          {words.unpublish}
        </QuietButton>
      )}
      <QuietButton look="bare" onClick={removeAll}>
        {words.remove}
      </QuietButton>
    </>
  );
};
