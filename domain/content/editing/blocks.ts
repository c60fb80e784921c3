export type BlockType = "text" | "heading" | "image";

/** A block of an unsaved text. `id`: unique within the text. `content`: a text, or the address of an image. */
export type DraftBlock =
  | { readonly id: number; readonly type: "text" | "image"; readonly content: string }
  | { readonly id: number; readonly type: "heading"; readonly content: string; readonly level: number };

export type DraftBlocks = readonly DraftBlock[];

export type Direction = "up" | "down";

export const offeredLevels = [1, 2, 3, 4] as const;
const usualLevel = 2;
const deepestLevel = 6;

/** A heading's level: a whole number from 1 to 6. */
export const clampedLevel = (level: number): number =>
  Number.isNaN(level) ? usualLevel : Math.min(deepestLevel, Math.max(1, Math.trunc(level)));

const newBlock = (id: number, type: BlockType): DraftBlock =>
  type === "heading" ? { id, type, content: "", level: usualLevel } : { id, type, content: "" };

/** The blocks of a new text. */
export const firstBlocks: DraftBlocks = [newBlock(1, "text")];

const nextId = (blocks: DraftBlocks): number => Math.max(0, ...blocks.map(({ id }) => id)) + 1;

/** Adds a block after the one of that id, or at the end. */
export const withNewBlock = (blocks: DraftBlocks, type: BlockType = "text", after?: number): DraftBlocks => {
  const found = blocks.findIndex(({ id }) => id === after);
  return blocks.toSpliced(found < 0 ? blocks.length : found + 1, 0, newBlock(nextId(blocks), type));
};

/** At least one block is kept. */
export const canRemove = (blocks: DraftBlocks): boolean => blocks.length > 1;

export const withoutBlock = (blocks: DraftBlocks, id: number): DraftBlocks =>
  canRemove(blocks) ? blocks.filter((block) => block.id !== id) : blocks;

/** Restores a removed block, after the nearest of its former neighbours that is left. */
export const withBlockBack = (blocks: DraftBlocks, id: number, before: DraftBlocks): DraftBlocks => {
  const at = before.findIndex((block) => block.id === id);
  const block = before[at];
  if (!block) return blocks;
  const neighbour = before.slice(0, at).findLast((one) => blocks.some((other) => other.id === one.id));
  const place = blocks.findIndex((one) => one.id === neighbour?.id) + 1;
  // A newer block may have its id.
  const isTaken = blocks.some((one) => one.id === id);
  return blocks.toSpliced(place, 0, isTaken ? { ...block, id: nextId(blocks) } : block);
};

/** The first can't move up, the last can't move down. */
export const canMove = (blocks: DraftBlocks, id: number, direction: Direction): boolean => {
  const at = blocks.findIndex((block) => block.id === id);
  return at >= 0 && (direction === "up" ? at > 0 : at < blocks.length - 1);
};

/** Swaps a block with its neighbour. Unchanged when it can't move there. */
export const moved = (blocks: DraftBlocks, id: number, direction: Direction): DraftBlocks => {
  if (!canMove(blocks, id, direction)) return blocks;
  const at = blocks.findIndex((block) => block.id === id);
  const [block] = blocks.slice(at, at + 1);
  return block ? blocks.toSpliced(at, 1).toSpliced(direction === "up" ? at - 1 : at + 1, 0, block) : blocks;
};

const changed = (blocks: DraftBlocks, id: number, change: (block: DraftBlock) => DraftBlock): DraftBlocks =>
  blocks.map((block) => (block.id === id ? change(block) : block));

export const withContent = (blocks: DraftBlocks, id: number, content: string): DraftBlocks =>
  changed(blocks, id, (block) => ({ ...block, content }));

/** Changes the level of a heading. */
export const withLevel = (blocks: DraftBlocks, id: number, level: number): DraftBlocks =>
  changed(blocks, id, (block) => (block.type === "heading" ? { ...block, level: clampedLevel(level) } : block));

type Unnumbered = DraftBlock extends infer Block ? (Block extends DraftBlock ? Omit<Block, "id"> : never) : never;

/** Inserts blocks at a place, each with a new id. */
export const numbered = (blocks: DraftBlocks, at: number, added: readonly Unnumbered[]): DraftBlocks => {
  const next = nextId(blocks);
  return blocks.toSpliced(at, 0, ...added.map((block, place): DraftBlock => ({ ...block, id: next + place })));
};

/** Whether all blocks are empty. */
export const isUntouched = (blocks: DraftBlocks): boolean => blocks.every(({ content }) => content.trim() === "");
