import { useRef } from "react";
import {
  type CommentState,
  commentStateOf,
  type ModeratedComment,
} from "../../../../domain/content/reactions/moderate.ts";
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
  const inState = (state: CommentState) => items.filter((comment) => commentStateOf(comment) === state);
  const [hideable, held, hidden] = [
    items.filter((one) => commentStateOf(one) !== "hidden"),
    inState("held"),
    inState("hidden"),
  ];
  const show = (comments: readonly ModeratedComment[]) => {
    onDone();
    for (const comment of comments) restore(comment);
  };
  return (
    <>
      {held.length > 0 && (
        <QuietButton look="bare" onClick={() => show(held)}>
          {words.publish}
        </QuietButton>
      )}
      {hideable.length > 0 && (
        <QuietButton look="bare" ref={opener} {...dialogPreload} onClick={() => hide()}>
          {words.hide}
        </QuietButton>
      )}
      {hidden.length > 0 && (
        <QuietButton look="bare" onClick={() => show(hidden)}>
          {words.restore}
        </QuietButton>
      )}
      <HideMany comments={hideable} opener={opener} onDone={onDone} />
    </>
  );
};
