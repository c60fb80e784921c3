import { useCallback, useEffect, useId, useRef, useState } from "react";
import {
  type BlockType,
  canMove,
  canRemove,
  type Direction,
  type DraftBlocks,
} from "../../../../domain/content/editing/blocks.ts";
import { FieldNote } from "../../../design/components/forms/FieldNote.tsx";
import { Icon, type IconName } from "../../../design/components/media/Icon.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { isUndoKey, useKeys } from "../../../admin/shortcuts/keys.ts";
import { Block } from "./Block.tsx";
import { Adds, BlockList, BlocksHead, Keys } from "./Blocks.styles.ts";
import type { Complaint } from "./CommonFields.tsx";
import { blockAdded, blockMoved, blockRemoved } from "../create/create.ts";
import { $isLast, undoPressed } from "../list/undoing.ts";
import { words } from "./writingWords.ts";

const adds: readonly { readonly type: BlockType; readonly glyph: IconName; readonly words: string }[] = [
  { type: "text", glyph: "text", words: words.addText },
  { type: "heading", glyph: "heading", words: words.addHeading },
  { type: "image", glyph: "image", words: words.addImage },
];

/** The blocks of a new body. The focus follows a moved block, and moves to a neighbour of a removed one. */
export const Blocks = ({ blocks, complaint }: { readonly blocks: DraftBlocks } & Complaint) => {
  const { isLast, move, add, remove, undo } = useUnit({
    isLast: $isLast,
    move: blockMoved,
    add: blockAdded,
    remove: blockRemoved,
    undo: undoPressed,
  });
  const name = useId();
  const list = useRef<HTMLOListElement>(null);
  const known = useRef(blocks);
  const goTo = useRef<"new" | number | null>(null);
  const [said, say] = useState("");
  const focus = (id: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-block="${id}"] :is(textarea, input:not([type="file"]))`)?.focus();

  useEffect(() => {
    const before = known.current;
    known.current = blocks;
    const came = blocks.filter(({ id }) => before.every((one) => one.id !== id));
    // The focused block may have been replaced by others.
    const isLost = came.length > 0 && (document.activeElement?.closest("[data-body]") ?? null) === null;
    if (goTo.current === null && !isLost) return;
    focus(goTo.current === null || goTo.current === "new" ? came.at(-1)?.id : goTo.current);
    goTo.current = null;
  }, [blocks]);

  const onMove = useCallback(
    (id: number, direction: Direction) => {
      const now = known.current;
      if (!canMove(now, id, direction)) return;
      const to = now.findIndex((one) => one.id === id) + (direction === "up" ? -1 : 1);
      // At its new place the pressed button is disabled.
      if (to === 0 || to === now.length - 1) goTo.current = id;
      say(words.movedTo(to + 1, now.length));
      move({ id, direction });
    },
    [move],
  );
  useKeys((event) => {
    if (isLast && isUndoKey(event)) {
      event.preventDefault();
      undo();
    }
  });
  useKeys((event) => {
    const { altKey, key, target } = event;
    if (!altKey || (key !== "ArrowUp" && key !== "ArrowDown") || !(target instanceof Element)) return;
    const id = list.current?.contains(target) && target.closest<HTMLElement>("[data-block]")?.dataset["block"];
    if (!id) return;
    event.preventDefault();
    onMove(Number(id), key === "ArrowUp" ? "up" : "down");
  });
  const onRemove = useCallback(
    (id: number) => {
      const now = known.current;
      const at = now.findIndex((one) => one.id === id);
      goTo.current = (now[at + 1] ?? now[at - 1])?.id ?? null;
      remove(id);
    },
    [remove],
  );

  return (
    <>
      <BlocksHead>
        <h3>{words.blocks}</h3>
        <Keys>
          <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {words.move}
        </Keys>
      </BlocksHead>
      <BlockList ref={list}>
        {blocks.map((block, at) => (
          <Block
            key={block.id}
            block={block}
            at={at + 1}
            isFirst={at === 0}
            isLast={at === blocks.length - 1}
            isOnly={!canRemove(blocks)}
            onMove={onMove}
            onRemove={onRemove}
          />
        ))}
      </BlockList>
      <FieldNote control={name} error={complaint} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Adds>
        {adds.map(({ type, glyph, words: name }) => (
          <QuietButton
            key={type}
            onClick={() => {
              goTo.current = "new";
              add(type);
            }}
          >
            <Icon name={glyph} />
            {name}
          </QuietButton>
        ))}
      </Adds>
    </>
  );
};
