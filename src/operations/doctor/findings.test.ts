import { expect, it } from "vitest";
import { gate } from "../../../adapters/embedded/testing/requests.ts";
import { ok, problem, reportOf, runChecks, sentenceOf, skipped, warning } from "./findings.ts";

it("[ON-10] runs checks side by side, and tells of them in their order", async () => {
  const first = gate();
  const found = await runChecks([
    { name: "first", run: async () => (await first.passed, [ok("Well.")]) },
    { name: "second", run: async () => (first.open(), [warning("Hm."), problem("No.")]) },
  ]);
  expect(found.map(({ name, level }) => [name, level])).toEqual([
    ["first", "ok"],
    ["second", "warning"],
    ["second", "problem"],
  ]);
});

it("reports a check that takes too long, and one that fails", async () => {
  const found = await runChecks(
    [
      { name: "slow", run: () => new Promise(() => {}) },
      { name: "broken", run: () => Promise.reject(new Error("two\n  lines")) },
    ],
    50,
  );
  expect(found).toEqual([
    expect.objectContaining({ name: "slow", level: "warning", text: expect.stringContaining("no answer within") }),
    { name: "broken", level: "problem", text: "the check failed: two lines" },
  ]);
});

it("writes a line for each finding, and their sum", () => {
  const found = [ok("Well."), problem("No.\r\n\u001b[2JYes."), skipped("needs more.")].map((finding) => ({
    name: "n",
    ...finding,
  }));
  expect(reportOf(found).split("\n")).toEqual([
    "ok       n  Well.",
    "problem  n  No. [2JYes.",
    "skipped  n  not checked: needs more.",
    "",
    "problems: 1, warnings: 0, not checked: 1",
  ]);
});

it("finds the message of a failed connection", async () => {
  expect(sentenceOf(new AggregateError([new Error("refused")]))).toBe("refused");
  const failed = await fetch("http://127.0.0.1:9").catch(sentenceOf);
  expect(failed).not.toBe("fetch failed");
});
