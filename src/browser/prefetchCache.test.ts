import { expect, it } from "vitest";
import { prefetchCache } from "./prefetchCache.ts";

const begin = (answer: (params: unknown) => Promise<unknown> = async (params) => JSON.stringify(params)) => {
  let now = 0;
  const asked: unknown[] = [];
  const answers = prefetchCache(
    async () =>
      ((params: unknown) => {
        asked.push(params);
        return answer(params);
      }) as never,
    () => now,
  );
  return {
    answers,
    asked,
    pass: (time: number) => {
      now += time;
    },
    readAhead: async (slug: string) => (await answers.resolveUseCase("recallDraft"))(slug),
  };
};

it("[PF-7] gives a prefetched answer to the first caller with the same parameters, synchronously, once", async () => {
  const { answers, asked, readAhead } = begin();
  await readAhead("smokes");
  expect(answers.takePrefetched("recallDraft", "smokes")?.answer).toBe('"smokes"');
  expect(answers.takePrefetched("recallDraft", "smokes")).toBeUndefined();
  expect(asked).toEqual(["smokes"]);
});

it("separates parameters and services", async () => {
  const { answers, readAhead } = begin();
  await readAhead("smokes");
  await (
    await answers.resolveUseCase("listTips")
  )({ page: 2, sort: "recent" });
  expect(answers.takePrefetched("recallDraft", "flashes")).toBeUndefined();
  expect(answers.takePrefetched("listTips", "smokes")).toBeUndefined();
  expect(answers.takePrefetched("listTips", { page: 2, sort: "recent" })?.answer).toBe('{"page":2,"sort":"recent"}');
});

it("requests once when prefetched twice, and gives answers still in flight", async () => {
  let answer = (_: string) => {};
  const { answers, asked, readAhead } = begin(() => new Promise((resolve) => (answer = resolve)));
  const both = [readAhead("smokes"), readAhead("smokes")];
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual(["smokes"]);
  const taken = answers.takePrefetched("recallDraft", "smokes")?.answer;
  answer("there");
  expect(await Promise.all([...both, taken])).toEqual(["there", "there", "there"]);
});

it("expires an answer after a few seconds, and clears all after a change", async () => {
  const { answers, readAhead, pass } = begin();
  await readAhead("smokes");
  pass(4_999);
  await readAhead("flashes");
  pass(1);
  expect(answers.takePrefetched("recallDraft", "smokes")).toBeUndefined();
  answers.forget();
  expect(answers.takePrefetched("recallDraft", "flashes")).toBeUndefined();
});

it("caches no failure", async () => {
  let isDown = true;
  const { answers, readAhead } = begin(async () => {
    if (isDown) throw new Error("down");
    return "there";
  });
  await expect(readAhead("smokes")).rejects.toThrow("down");
  expect(answers.takePrefetched("recallDraft", "smokes")).toBeUndefined();
  isDown = false;
  expect(await readAhead("smokes")).toBe("there");
});
