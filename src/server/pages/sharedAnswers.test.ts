import { expect, it, vi } from "vitest";
import type { Find } from "../../resolver.ts";
import { withSharedAnswers } from "./sharedAnswers.ts";

it("[PF-15] shares the answers of what pages open with, by their parameters, and sends all else", async () => {
  const useCase = vi.fn(async (params: unknown) => params);
  const known = new Map<string, Promise<unknown>>();
  const find = withSharedAnswers((async () => useCase) as unknown as Find, {
    share: <Value>(name: string, ask: () => Promise<Value>) => {
      const answer = known.get(name) ?? ask();
      known.set(name, answer);
      return answer as Promise<Value>;
    },
  }) as unknown as (name: string) => Promise<typeof useCase>;

  const [listTips, likeTip] = [await find("listTips"), await find("likeTip")];
  expect(await listTips({ page: 1 })).toEqual({ page: 1 });
  expect(await (await find("listTips"))({ page: 1 })).toEqual({ page: 1 });
  expect(await listTips({ page: 2 })).toEqual({ page: 2 });
  expect(useCase).toHaveBeenCalledTimes(2);

  await Promise.all([likeTip({ id: "a" }), likeTip({ id: "a" })]);
  expect(useCase).toHaveBeenCalledTimes(4);
});
