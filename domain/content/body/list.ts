import type { Block, Content, Inline } from "./content.ts";

type List = Extract<Block, { readonly kind: "list" }>;

/** The highest first number that Markdown knows. */
const highest = 999_999_999;

/** A list. Its first number is left out where it is 1, isn't valid, or has no meaning. */
export const listOf = (isOrdered: boolean, items: readonly Content[], start = 1): List => ({
  kind: "list",
  isOrdered,
  ...(isOrdered && start !== 1 && Number.isInteger(start) && start >= 0 && start <= highest && { start }),
  items,
});

/** The number of an item of an ordered list. `at`: its place from 0. */
export const numberOf = ({ start = 1 }: Pick<List, "start">, at: number): number => start + at;

/** What stands before the text of an item that is done, and of one that isn't. */
export const ticks = { done: "☑ ", open: "☐ " } as const;

/** An item of a list of tasks. */
export const ticked = ([first, ...others]: Content, isDone: boolean): Content => {
  const tick: Inline = { kind: "text", text: isDone ? ticks.done : ticks.open };
  if (first?.kind === "paragraph") return [{ ...first, inlines: [tick, ...first.inlines] }, ...others];
  return [{ kind: "paragraph", inlines: [tick] }, ...(first ? [first, ...others] : [])];
};
