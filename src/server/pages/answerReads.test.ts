import { expect, it } from "vitest";
import { pausedFor } from "../../../adapters/unanswered.ts";
import { pagePacker } from "../http/compression.ts";
import { answerReads } from "./answerReads.ts";

/** The answer to a visitor's read of the next matches, where the use case does this. */
const answerOf = (
  read: (parameter: unknown) => Promise<unknown>,
  parameter: unknown = { now: 4_711, count: 3 },
): Promise<Response> =>
  answerReads({
    resolveUseCase: (async () => read) as never,
    build: "x1",
    packPage: pagePacker(() => false),
    now: () => 900_000,
  })(new Request(`http://site.test/lectures/x1/readNextMatches?${encodeURIComponent(JSON.stringify(parameter))}`));

it("[PF-32] asks with the server's time instead of the caller's, and the rest as it came", async () => {
  const answer = await answerOf(async (parameter) => parameter);
  expect(await answer.json()).toEqual({ answer: { now: 900_000, count: 3 } });
});

it.each([
  ["nothing", null],
  ["a text for a number", { now: 0, count: "3" }],
  ["too many", { now: 0, count: 1_000 }],
  ["no whole number", { now: 0.5, count: 1 }],
  ["less than it takes", { now: 0 }],
  ["more than it takes", { now: 0, count: 3, team: "valorant" }],
])("[SE-44] refuses %s with 400, and asks nothing", async (_, parameter) => {
  const answer = await answerOf(() => Promise.reject(new Error("asked")), parameter);
  expect([answer.status, await answer.text()]).toEqual([400, ""]);
});

it("[PF-32] passes a pause on that the backend wants", async () => {
  const answer = await answerOf(() => Promise.reject(new Error(pausedFor(20))));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "20"]);
  const unknown = await answerOf(() => Promise.reject(new Error(pausedFor(undefined))));
  expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "5"]);
});

it.each([
  ["nothing", async () => undefined],
  ["an error", () => Promise.reject(new Error("boom"))],
])("[PF-32] refuses with 502 where the use case gives %s", async (_, read) => {
  const answer = await answerOf(read);
  expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([502, "no-store", ""]);
});
