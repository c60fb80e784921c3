import { afterEach, expect, it, vi } from "vitest";
import { createLimits } from "./limits.ts";

const minute = 60_000;
const withClock = () => {
  const clock = { now: 0 };
  return { clock, limits: createLimits({ now: () => clock.now }) };
};

afterEach(() => void vi.useRealTimers());

it("counts acts of the last ten minutes by kind, and returns the seconds to wait", () => {
  const { clock, limits } = withClock();
  limits.count("un");
  limits.count("deux");
  clock.now = 5 * minute;
  limits.count("un");
  const waits = () => [limits.wait("un", 1), limits.wait("un", 2), limits.wait("un", 3), limits.wait("deux", 1)];
  expect([...waits(), limits.wait("trois", 1)]).toEqual([10 * minute, 5 * minute, 0, 5 * minute, 0]);
  clock.now = 10 * minute;
  expect(waits()).toEqual([5 * minute, 0, 0, 0]);
});

it("counts a delayed act at its own time, and removes an act that wasn't done", () => {
  const { clock, limits } = withClock();
  limits.count("mails");
  limits.count("mails", limits.wait("mails", 1));
  expect(limits.wait("mails", 1)).toBe(20 * minute);
  const takeBack = limits.count("mails", 20 * minute);
  expect(limits.wait("mails", 1)).toBe(30 * minute);
  takeBack();
  takeBack();
  clock.now = 20 * minute;
  expect(limits.wait("mails", 1)).toBe(0);
  expect(limits.size()).toBe(1);
});

it("asks for pauses that grow", () => {
  const { clock, limits } = withClock();
  const pause = () => limits.pause("un", (times) => times * 1000);
  expect(pause()).toBe(0);
  limits.count("un");
  limits.count("un");
  expect(pause()).toBe(2000);
  clock.now = 1500;
  expect(pause()).toBe(500);
});

it("[LM-30] ignores counts from a clock that was a month ahead", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 30 * 24 * 60 * minute);
  const limits = createLimits();
  limits.count("un");
  vi.useRealTimers();
  expect(limits.wait("un", 1)).toBeLessThanOrEqual(10 * minute);
});

it("forgets the old when there is much", () => {
  const { clock, limits } = withClock();
  for (let thing = 0; thing <= 10_000; thing++) limits.count(`ancien ${thing}`);
  clock.now = 10 * minute;
  limits.count("neuf");
  limits.count("un de plus");
  expect(limits.size()).toBe(2);
});

it("[LM-30] stores a bounded number of counts; invented keys evict no count of tries", () => {
  const { limits } = withClock();
  for (let time = 0; time < 20; time++) limits.count("essais");
  for (let thing = 0; thing < 50_000; thing++) limits.count(`inventé ${thing}`);
  expect(limits.size()).toBeLessThanOrEqual(10_001);
  expect(limits.wait("essais", 20)).toBe(10 * minute);
  for (let time = 0; time < 2000; time++) limits.count("essais");
  expect(limits.wait("essais", 501)).toBe(0);
});
