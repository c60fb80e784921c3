import { describe, expect, it, vi } from "vitest";
import type { ResolveUseCase } from "../../resolver.ts";
import { readCache, withSharedReads } from "./readCache.ts";

/** Answers that come once they are released, each with its number. */
const held = (time = 1_000, isWhole = (_: number) => true) => {
  const waiting: (() => void)[] = [];
  let asked = 0;
  const { share, drop } = readCache(() => time);
  const ask = () =>
    share(
      "listTips",
      async () => {
        const number = ++asked;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return number;
      },
      isWhole,
    );
  const released = async (answer: Promise<number>) => {
    waiting.splice(0).forEach((release) => release());
    return answer;
  };
  return { share, ask, drop, released };
};

describe("[PF-15] the reads of pages", () => {
  it("are shared while they come, and afterwards", async () => {
    const { ask, released } = held();
    const [first, second] = [ask(), ask()];
    expect([await released(first), await second, await ask()]).toEqual([1, 1, 1]);
  });

  it("are asked anew after a write, also when one was coming", async () => {
    const { ask, drop, released } = held();
    const before = ask();
    drop();
    const after = ask();
    expect([await released(before), await after, await ask()]).toEqual([1, 2, 2]);
  });

  it("are asked anew after their time", async () => {
    const { ask, released } = held(5);
    expect(await released(ask())).toBe(1);
    await expect.poll(() => released(ask())).toBe(2);
  });

  it("aren't kept when they aren't whole, or fail", async () => {
    const { share, ask, released } = held(1_000, (number) => number > 1);
    expect([await released(ask()), await released(ask()), await ask()]).toEqual([1, 2, 2]);
    await expect(share("listArticles", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await share("listArticles", async () => "whole")).toBe("whole");
  });

  it("are kept apart by name", async () => {
    const { share, ask, released } = held();
    expect([await released(ask()), await share("listArticles", async () => "other")]).toEqual([1, "other"]);
  });
});

/** A read and a write whose answers are the parameters of the call. */
const sharing = async () => {
  const useCase = vi.fn(async (parameter: unknown) => parameter);
  const resolveUseCase = withSharedReads(
    (async () => useCase) as unknown as ResolveUseCase,
    readCache(() => 1_000),
  ) as unknown as (name: string) => Promise<typeof useCase>;
  return { useCase, listTips: await resolveUseCase("listTips"), likeTip: await resolveUseCase("likeTip") };
};
const first = { sort: "recent", page: 1 };

it("[PF-15] shares the answers of visitors' reads by their parameters, and sends all else", async () => {
  const { useCase, listTips, likeTip } = await sharing();
  expect(await listTips(first)).toEqual(first);
  expect(await listTips({ page: 1, category: undefined, sort: "recent" })).toEqual(first);
  expect(await listTips({ ...first, page: 2 })).toEqual({ ...first, page: 2 });
  expect(useCase).toHaveBeenCalledTimes(2);

  await Promise.all([likeTip({ id: "a" }), likeTip({ id: "a" })]);
  expect(useCase).toHaveBeenCalledTimes(4);
});

it("[SE-44] shares no answer of parameters that don't fit", async () => {
  const { useCase, listTips } = await sharing();
  for (const page of [NaN, Infinity, null, -0, "1", 1.5])
    expect(await listTips({ ...first, page })).toEqual({ ...first, page });
  expect(await listTips({ ...first, category: "\ud800" })).toEqual({ ...first, category: "\ud800" });
  expect(useCase).toHaveBeenCalledTimes(7);
  expect(await listTips(first)).toEqual(first);
});
