import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { refusalOfQueue } from "../gateway/refusals.ts";
import { createFairQueue, type FairQueue, site } from "./fairQueue.ts";

/** Work that runs until the test ends it. */
const workOn = (run: FairQueue) => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const settled: Promise<unknown>[] = [];
  const endOne = async () => {
    ends.shift()?.();
    await wait(1);
  };
  return {
    begun,
    endOne,
    async begin(holder: string | typeof site, name: string, count = 1) {
      for (let number = 0; number < count; number++) {
        const work = run(holder, async () => {
          begun.push(name);
          await new Promise<void>((resolve) => ends.push(resolve));
          return name;
        });
        settled.push(work.catch((refusal: unknown) => refusal));
      }
      await wait(1);
    },
    async endAll() {
      while (ends.length > 0) await endOne();
      return Promise.all(settled);
    },
  };
};

const limits = { most: 6, visitors: 4, each: 2, reserved: 0, waitingEach: 3, waiting: 5, patience: 5_000 };
const statusOf = (thrown: unknown, path = "/rest/v1/tips") =>
  refusalOfQueue(new Request(`http://backend.test${path}`))(thrown);

it("[LM-2] gives one network no more than its share, and others theirs meanwhile", async () => {
  const { begin, begun, endOne, endAll } = workOn(createFairQueue(limits));
  await begin("flood", "flood", 5);
  await begin("other", "other", 2);
  expect(begun).toEqual(["flood", "flood", "other", "other"]);
  await endOne();
  expect(begun.at(-1)).toBe("flood");
  expect(begun).toHaveLength(5);
  expect(await endAll()).toEqual([...Array<string>(5).fill("flood"), "other", "other"]);
});

it("[LM-2] keeps a share for the site that no visitors use up", async () => {
  const { begin, begun, endAll } = workOn(createFairQueue(limits));
  for (const network of ["a", "b", "c", "d"]) await begin(network, "visitor", 2);
  expect(begun).toHaveLength(4);
  await begin(site, "site", 3);
  expect(begun.filter((name) => name === "site")).toHaveLength(2);
  await endAll();
  expect(begun).toHaveLength(11);
});

it("[LM-2] answers 429 to a network that waits for too much, 503 when all wait for as much, and the site waits apart", async () => {
  const { begin, endAll } = workOn(createFairQueue(limits));
  await begin("flood", "flood", 6);
  for (const network of ["b", "c", "d", "e", "f", "g"]) await begin(network, network, network === "b" ? 2 : 1);
  await begin(site, "site", 3);
  const answers = await endAll();
  const refused = answers.filter((answer) => typeof answer !== "string").map((answer) => statusOf(answer));
  // 429 for three of the flood: one at its own limit, two that make room for other networks. 503 for the last, as no
  // network waits for more than another.
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 503]);
  expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["2"]));
});

it("[LM-2] leaves the last places to networks that have none", async () => {
  const { begin, begun, endAll } = workOn(createFairQueue({ ...limits, visitors: 4, each: 3, reserved: 1 }));
  await begin("a", "a", 3);
  await begin("b", "b", 2);
  expect(begun).toEqual(["a", "a", "a", "b"]);
  await endAll();
  const fresh = workOn(createFairQueue({ ...limits, visitors: 4, each: 4, reserved: 1 }));
  await fresh.begin("a", "a", 4);
  expect(fresh.begun).toEqual(["a", "a", "a"]);
  await fresh.begin("b", "b");
  expect(fresh.begun.at(-1)).toBe("b");
  await fresh.endAll();
});

it("[LM-2] serves a new network before older requests of recently served ones", async () => {
  const { begin, begun, endOne, endAll } = workOn(
    createFairQueue({ ...limits, most: 2, visitors: 2, each: 1, waiting: 20 }),
  );
  await begin("a", "a", 4);
  await begin("b", "b", 4);
  await begin("newcomer", "newcomer");
  expect(begun).toEqual(["a", "b"]);
  await endOne();
  expect(begun.at(-1)).toBe("newcomer");
  await endAll();
  expect(begun).toHaveLength(9);
});

it("[LM-2] lets nothing wait longer than a while, and goes on", async () => {
  const run = createFairQueue({ ...limits, patience: 20 });
  const { begin, begun, endAll } = workOn(run);
  await begin("flood", "flood", 3);
  await wait(60);
  const answers = await endAll();
  expect(begun).toHaveLength(2);
  expect(statusOf(answers[2]).status).toBe(429);
  expect(await run("flood", async () => "next")).toBe("next");
});

it("gives a place back after work that fails", async () => {
  const run = createFairQueue({ ...limits, most: 1, visitors: 1, each: 1 });
  const broken = run("one", async () => {
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(await run("one", async () => 1)).toBe(1);
});

it("answers refusals in each service's format, and rethrows other errors", async () => {
  const full = createFairQueue({ ...limits, most: 0, waiting: 0 });
  const thrown = await full("one", async () => 1).catch((refusal: unknown) => refusal);
  for (const [path, said] of [
    ["/auth/v1/token", { error_code: "unexpected_failure" }],
    ["/storage/v1/object/avatars/a/b", { statusCode: "503" }],
    ["/functions/v1/send-contact-email", { code: "unavailable" }],
    ["/rest/v1/tips", { code: "503" }],
  ] as const) {
    const answer = statusOf(thrown, path);
    expect([answer.status, await answer.json()]).toMatchObject([503, said]);
  }
  expect(() => statusOf(new Error("another"))).toThrow("another");
});

it("[OP-5] counts what goes on, what waits and what was refused", async () => {
  const queue = createFairQueue(limits);
  const { begin, endAll } = workOn(queue);
  await begin("flood", "flood", 7);
  expect(queue.state()).toEqual({ running: 2, waiting: 3, refused: 2 });
  await endAll();
  expect(queue.state()).toEqual({ running: 0, waiting: 0, refused: 2 });
});
