import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  type BlockType,
  canMove,
  canRemove,
  clampedLevel,
  type DraftBlocks,
  firstBlocks,
  isUntouched,
  moved,
  withBlockBack,
  withContent,
  withLevel,
  withNewBlock,
  withoutBlock,
} from "./blocks.ts";

const ids = (blocks: DraftBlocks) => blocks.map(({ id }) => id);
const three = withNewBlock(withNewBlock(firstBlocks, "heading"), "image");

it("[AD-9] begins with one empty text, and a new block is another", () => {
  expect(firstBlocks).toEqual([{ id: 1, type: "text", content: "" }]);
  expect(withNewBlock(firstBlocks)).toEqual([...firstBlocks, { id: 2, type: "text", content: "" }]);
});

it("[AD-9] has headings of level 2 at first, and images without an address", () => {
  expect(three.slice(1)).toEqual([
    { id: 2, type: "heading", content: "", level: 2 },
    { id: 3, type: "image", content: "" },
  ]);
});

it("adds a block after the one that is given", () => {
  expect(ids(withNewBlock(three, "text", 1))).toEqual([1, 4, 2, 3]);
  expect(ids(withNewBlock(three, "text", 99))).toEqual([1, 2, 3, 4]);
});

it("[AD-9] always keeps one block", () => {
  expect([canRemove(three), canRemove(firstBlocks)]).toEqual([true, false]);
  expect(withoutBlock(firstBlocks, 1)).toBe(firstBlocks);
  expect(ids(withoutBlock(three, 2))).toEqual([1, 3]);
});

it("[AD-9] moves no first block up and no last one down", () => {
  const can = (direction: "up" | "down") => [1, 2, 3, 99].map((id) => canMove(three, id, direction));
  expect(can("up")).toEqual([false, true, true, false]);
  expect(can("down")).toEqual([true, true, false, false]);
  expect(moved(three, 1, "up")).toBe(three);
  expect(moved(three, 3, "down")).toBe(three);
  expect(ids(moved(three, 3, "up"))).toEqual([1, 3, 2]);
  expect(ids(moved(three, 1, "down"))).toEqual([2, 1, 3]);
});

it("[AD-9] clamps levels to 1 to 6, and gives none to a text", () => {
  expect([-3, 0, 1, 4, 6, 7, 2.9, Infinity, -Infinity, NaN].map(clampedLevel)).toEqual([1, 1, 1, 4, 6, 6, 2, 6, 1, 2]);
  expect(withLevel(three, 2, 9)[1]).toMatchObject({ level: 6 });
  expect(withLevel(three, 1, 3)[0]).not.toHaveProperty("level");
});

it("changes one block and leaves the others", () => {
  const changed = withContent(three, 2, "Un");
  expect(changed.map(({ content }) => content)).toEqual(["", "Un", ""]);
  expect(changed[0]).toBe(three[0]);
  expect([isUntouched(three), isUntouched(changed)]).toEqual([true, false]);
});

it("[AD-9] any acts leave at least one block and unique ids, and moving up is undone by moving down", () => {
  const press = fc.tuple(
    fc.constantFrom("add" as const, "remove" as const, "up" as const, "down" as const),
    fc.nat(6),
    fc.constantFrom<BlockType>("text", "heading", "image"),
  );
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      let blocks: DraftBlocks = firstBlocks;
      for (const [act, id, type] of presses) {
        const before = blocks;
        const back = act === "up" ? "down" : "up";
        if (act === "add") blocks = withNewBlock(blocks, type, id);
        else blocks = act === "remove" ? withoutBlock(blocks, id) : moved(blocks, id, act);
        const wasMoved = (act === "up" || act === "down") && canMove(before, id, act);
        expect(wasMoved ? moved(blocks, id, back) : before).toEqual(before);
        expect(blocks.length).toBeGreaterThan(0);
        expect(new Set(ids(blocks)).size).toBe(blocks.length);
      }
    }),
  );
});

it("puts a block back after the nearest of its neighbours that is left, under a number of its own", () => {
  const without = (...gone: number[]) => three.filter(({ id }) => !gone.includes(id));
  expect(ids(withBlockBack(without(2), 2, three))).toEqual([1, 2, 3]);
  expect(ids(withBlockBack(without(1, 2), 1, three))).toEqual([1, 3]);
  expect(ids(withBlockBack(without(2, 3), 3, three))).toEqual([1, 3]);
  expect(ids(withBlockBack(moved(without(3), 2, "up"), 3, three))).toEqual([2, 3, 1]);
  expect(ids(withBlockBack(withNewBlock(without(3), "text"), 3, three))).toEqual([1, 2, 4, 3]);
  expect(withBlockBack(three, 99, three)).toBe(three);
});
