import { memo, useId } from "react";
import type { Direction, DraftBlock } from "../../../../domain/content/editing/blocks.ts";
import { offeredLevels } from "../../../../domain/content/editing/blocks.ts";
import { isPictureAddress } from "../../../../domain/content/body/ownPicture.ts";
import { isInsecureAddress } from "../../../../domain/shared/address.ts";
import { french } from "../../../design/components/text/french.ts";
import { Icon, type IconName } from "../../../design/components/media/Icon.tsx";
import { MoveButtons } from "../../../design/components/lists/MoveButtons.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { BlockControl } from "./BlockControl.tsx";
import { BlockBar, Hint } from "./Blocks.styles.ts";
import { blockLevelled } from "../create/create.ts";
import { UploadButton } from "./UploadButton.tsx";
import { blockImage } from "./upload.ts";
import { words } from "./writingWords.ts";

const glyphs: Record<DraftBlock["type"], IconName> = { text: "text", heading: "heading", image: "image" };

type BlockProps = {
  readonly block: DraftBlock;
  /** The block's number, from 1. */
  readonly at: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isOnly: boolean;
  readonly onMove: (id: number, direction: Direction) => void;
  readonly onRemove: (id: number) => void;
};

const Levels = ({ id, level }: { readonly id: number; readonly level: number }) => {
  const change = useUnit(blockLevelled);
  const offered: readonly number[] = offeredLevels;
  return (
    <select
      aria-label={words.level}
      value={level}
      onChange={({ currentTarget: { value } }) => change({ id, level: Number(value) })}
    >
      {(offered.includes(level) ? offered : [...offered, level]).map((one) => (
        <option key={one} value={one}>
          {words.levelOf(one)}
        </option>
      ))}
    </select>
  );
};

const problemOf = (address: string): string | undefined => {
  if (address === "") return undefined;
  if (!isPictureAddress(address)) return words.badImage;
  return isInsecureAddress(address) ? words.insecureImage : undefined;
};

/** One block of a new body. Memoised: a key press renders only the block that it changes. */
export const Block = memo(({ block, at, isFirst, isLast, isOnly, onMove, onRemove }: BlockProps) => {
  const { id, type, content } = block;
  const control = useId();
  const error = type === "image" ? problemOf(content.trim()) : undefined;
  return (
    <li data-block={id} data-bad={error !== undefined || undefined}>
      <BlockBar>
        <Icon name={glyphs[type]} />
        <label htmlFor={control}>
          {words.blockTypes[type]} <span>{at}</span>
        </label>
        {block.type === "heading" && <Levels id={id} level={block.level} />}
        <MoveButtons of={words.blockOf(at)} isFirst={isFirst} isLast={isLast} onMove={(way) => onMove(id, way)}>
          <QuietButton look="bare" square aria-label={words.remove} disabled={isOnly} onClick={() => onRemove(id)}>
            <Icon name="trash" />
          </QuietButton>
        </MoveButtons>
      </BlockBar>
      <BlockControl block={block} control={control} error={error} />
      {block.type === "heading" && block.level === 1 && <Hint>{french(words.levelOneHint)}</Hint>}
      {type === "image" && <UploadButton target={blockImage(id)} of={words.blockOf(at)} />}
    </li>
  );
});
Block.displayName = "Block";
