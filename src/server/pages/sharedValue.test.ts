import { describe, expect, it } from "vitest";
import { sharedValue } from "./sharedValue.ts";

/** Values that are made one after the other, once they are released. */
const held = (time = 1_000, isWhole = (_: number) => true) => {
  const waiting: (() => void)[] = [];
  let made = 0;
  const { get, drop } = sharedValue(
    async () => {
      const number = ++made;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return number;
    },
    isWhole,
    () => time,
  );
  const released = async (value: Promise<number>) => {
    waiting.splice(0).forEach((release) => release());
    return value;
  };
  return { get, drop, released };
};

describe("[PF-15] a value that pages share", () => {
  it("is made once, also for those who ask meanwhile", async () => {
    const { get, released } = held();
    const [first, second] = [get(), get()];
    expect([await released(first), await second, await get()]).toEqual([1, 1, 1]);
  });

  it("is made anew after it was dropped, also while it was being made", async () => {
    const { get, drop, released } = held();
    const before = get();
    drop();
    const after = get();
    expect([await released(before), await after, await get()]).toEqual([1, 2, 2]);
  });

  it("is made anew after its time", async () => {
    const { get, released } = held(0);
    expect(await released(get())).toBe(1);
    expect(await released(get())).toBe(2);
  });

  it("isn't kept while it isn't whole", async () => {
    const { get, released } = held(1_000, (value) => value > 1);
    expect(await released(get())).toBe(1);
    expect(await released(get())).toBe(2);
    expect(await get()).toBe(2);
  });

  it("isn't kept when it can't be made", async () => {
    let made = 0;
    const { get } = sharedValue(
      async () => {
        if (++made === 1) throw new Error("No answer");
        return made;
      },
      () => true,
      () => 1_000,
    );
    await expect(get()).rejects.toThrow("No answer");
    expect(await get()).toBe(2);
  });
});
