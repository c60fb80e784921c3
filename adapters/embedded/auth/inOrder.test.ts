import { expect, it } from "vitest";
import { inOrder } from "./inOrder.ts";

it("runs work of one key in order, also after a failure, and work of other keys at once", async () => {
  const order: string[] = [];
  const ordered = inOrder();
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    if (name === "b") throw new Error(name);
    order.push(`${name} ends`);
    return name;
  };
  const all = [
    ordered("one", work("a")),
    ordered("one", work("b")),
    ordered("one", work("c")),
    ordered("two", work("d")),
  ];
  expect((await Promise.allSettled(all)).map(({ status }) => status === "fulfilled")).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(order.indexOf("d begins")).toBeLessThan(order.indexOf("a ends"));
  expect(order.filter((step) => !step.startsWith("d"))).toEqual([
    "a begins",
    "a ends",
    "b begins",
    "c begins",
    "c ends",
  ]);
});
