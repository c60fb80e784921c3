import type { ItemSummary } from "../../../../domain/content/editing/contentItem.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { french } from "../../../design/components/text/french.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { words } from "../words.ts";
import { publishPressed, removePressed } from "./acts.ts";

type ContentBulkProps = { readonly items: readonly ItemSummary[]; readonly onDone: () => void };

/** The acts on several articles or tips. */
export const ContentBulk = ({ items, onDone }: ContentBulkProps) => {
  const { publish, remove } = useUnit({ publish: publishPressed, remove: removePressed });
  const [drafts, published] = [false, true].map((is) => items.filter(({ isPublished }) => isPublished === is));
  const publishAll = (all: readonly ItemSummary[] = [], isPublished: boolean) => {
    onDone();
    for (const { kind, id } of all) publish({ kind, id, isPublished });
  };
  const removeAll = () => {
    const question = items.length > 1 ? french(words.sureToRemoveAll(items.length)) : words.sureToRemove;
    if (!confirm(question)) return;
    onDone();
    for (const { kind, id } of items) remove({ kind, id });
  };
  return (
    <>
      {drafts && drafts.length > 0 && (
        <QuietButton look="bare" onClick={() => publishAll(drafts, true)}>
          {words.publish}
        </QuietButton>
      )}
      {published && published.length > 0 && (
        <QuietButton look="bare" onClick={() => publishAll(published, false)}>
          {words.unpublish}
        </QuietButton>
      )}
      <QuietButton look="bare" onClick={removeAll}>
        {words.remove}
      </QuietButton>
    </>
  );
};
