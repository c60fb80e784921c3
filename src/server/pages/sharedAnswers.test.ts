import { expect, it, vi } from "vitest";
import type { Find } from "../../resolver.ts";
import { withSharedAnswers } from "./sharedAnswers.ts";

/** Both with the parameters of each call as their answer, and the calls that were made. */
const sharing = async () => {
  const useCase = vi.fn(async (params: unknown) => params);
  const known = new Map<string, Promise<unknown>>();
  const find = withSharedAnswers((async () => useCase) as unknown as Find, {
    share: <Value>(name: string, ask: () => Promise<Value>) => {
      const answer = known.get(name) ?? ask();
      known.set(name, answer);
      return answer as Promise<Value>;
    },
  }) as unknown as (name: string) => Promise<typeof useCase>;
  return { useCase, listTips: await find("listTips"), likeTip: await find("likeTip") };
};
const first = { sort: "recent", page: 1 };

it("[PF-15] shares the answers of what pages open with, by their parameters, and sends all else", async () => {
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
