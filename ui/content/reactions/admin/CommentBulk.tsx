import { useRef } from "react";
import type { ModeratedComment } from "../../../../domain/content/reactions/moderate.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { HideMany } from "./HideMany.tsx";
import { hideManyOpened, restorePressed } from "./moderation.ts";
import { words } from "./words.ts";

type CommentBulkProps = { readonly items: readonly ModeratedComment[]; readonly onDone: () => void };

/** The acts on several comments. */
export const CommentBulk = ({ items, onDone }: CommentBulkProps) => {
  const { hide, restore } = useUnit({ hide: hideManyOpened, restore: restorePressed });
  const opener = useRef<HTMLButtonElement>(null);
  const visible = items.filter(({ hiddenBecause }) => hiddenBecause === null);
  const hidden = items.filter(({ hiddenBecause }) => hiddenBecause !== null);
  const restoreAll = () => {
    onDone();
    for (const comment of hidden) restore(comment);
  };
  return (
    <>
      {visible.length > 0 && (
        <QuietButton look="bare" ref={opener} {...dialogPreload} onClick={() => hide()}>
          {words.hide}
        </QuietButton>
      )}
      {hidden.length > 0 && (
        <QuietButton look="bare" onClick={restoreAll}>
          {words.restore}
        </QuietButton>
      )}
      <HideMany comments={visible} opener={opener} onDone={onDone} />
    </>
  );
};
