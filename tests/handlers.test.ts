import { is } from "effector";
import { expect, it } from "vitest";
import { paused, unanswered } from "../adapters/unanswered.ts";
import { handlersFrom } from "../src/handlers.ts";
import { uiUnits } from "./uiUnits.ts";

const effects = uiUnits.filter(({ unit }) => is.effect(unit));
const nothingFound = () => Promise.reject(new Error("No test here opens the container"));

it("finds the effects of the UI", () => {
  expect(effects.length).toBeGreaterThan(10);
});

it.each(effects)("[QA-2] $name is answered by a use case", ({ unit }) => {
  expect(handlersFrom(nothingFound).map(([effect]) => effect)).toContain(unit);
});

it("has one handler per effect", () => {
  const answered = handlersFrom(nothingFound).map(([effect]) => effect);
  expect(new Set(answered).size).toBe(answered.length);
});

it("turns a container that fails to load into an unexpected failure", async () => {
  const [[, handler] = []] = handlersFrom(nothingFound);
  await expect(handler?.(undefined)).rejects.toMatchObject({ kind: "unexpected", cause: expect.any(Error) });
});

it.each([
  [unanswered, undefined],
  [paused, "later"],
  ["Supabase: internal error (XX000)", "bad"],
])("tells whether a backend gave an answer: %s", async (message, answer) => {
  const thrower = () => Promise.reject(new Error(`Supabase: ${message}`));
  const [[, handler] = []] = handlersFrom((async () => thrower) as never);
  const failure: unknown = await handler?.(undefined).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: "unexpected", cause: expect.any(Error), ...(answer && { answer }) });
  expect("answer" in (failure as object)).toBe(answer !== undefined);
});

it("[FA-7] doesn't blame a visitor's connection for a failure of the server's", async () => {
  const thrower = () => Promise.reject(new Error(unanswered));
  const [[, handler] = []] = handlersFrom((async () => thrower) as never, undefined, { answer: "bad" });
  await expect(handler?.(undefined)).rejects.toMatchObject({ answer: "bad" });
});
