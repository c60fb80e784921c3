import { noTip } from "./contracts/ports.ts";
import { allSettled, fork, is } from "effector";
import { expect, it } from "vitest";
import { paused, unanswered } from "../adapters/unanswered.ts";
import { handlersFrom } from "../src/handlers.ts";
import type { FeatureBindings } from "../src/bindings.ts";
import { memberParts } from "../src/parts/member.ts";
import { staffParts } from "../src/parts/staff.ts";
import { act } from "../ui/lib/act.ts";
import { uiUnits } from "./uiUnits.ts";
import { fakes } from "./fakes.ts";

const question = { useCase: "listTips", params: undefined } as const;
const nothingFound = () => Promise.reject(new Error("No test here opens the container"));

it("[QA-2] has an act for each use case", () => {
  const asked = uiUnits.flatMap(({ unit }) =>
    is.effect(unit) ? ((unit as { readonly useCase?: string }).useCase ?? []) : [],
  );
  const useCases = [...memberParts, ...staffParts].flatMap((part: FeatureBindings) => Object.keys(part.useCases ?? {}));
  // Nothing asks these: the browser begins with two (src/browser/live.ts, src/browser/views.ts), other use cases need the third.
  expect([...new Set([...asked, "countPageView", "followChanges", "showCards"])].toSorted()).toEqual(
    useCases.toSorted(),
  );
});

it("turns a container that fails to load into an unexpected failure", async () => {
  const [[, handler] = []] = handlersFrom(nothingFound);
  await expect(handler?.(question)).rejects.toMatchObject({ kind: "unexpected", cause: expect.any(Error) });
});

it.each([
  [unanswered, undefined],
  [paused, "later"],
  ["Supabase: internal error (XX000)", "bad"],
])("tells whether a backend gave an answer: %s", async (message, answer) => {
  const thrower = () => Promise.reject(new Error(`Supabase: ${message}`));
  const [[, handler] = []] = handlersFrom((async () => thrower) as never);
  const failure: unknown = await handler?.(question).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: "unexpected", cause: expect.any(Error), ...(answer && { answer }) });
  expect("answer" in (failure as object)).toBe(answer !== undefined);
});

it("[FA-7] doesn't blame a visitor's connection for a failure of the server's", async () => {
  const thrower = () => Promise.reject(new Error(unanswered));
  const [[, handler] = []] = handlersFrom((async () => thrower) as never, undefined, { answer: "bad" });
  await expect(handler?.(question)).rejects.toMatchObject({ answer: "bad" });
});

const publishFx = act("publishItem");
const publication = { kind: "tip", id: noTip, isPublished: true } as const;

it("answers an effect by the name of its use case", async () => {
  let answer: () => unknown = () => ({ ok: true, value: 1 });
  const resolveUseCase = async (name: string) => async (params: unknown) => {
    expect([name, params]).toEqual(["publishItem", publication]);
    return answer();
  };
  const scope = fork({ handlers: handlersFrom(resolveUseCase as never) });
  const asked = () => allSettled(publishFx, { scope, params: publication });
  expect(await asked()).toEqual({ status: "done", value: 1 });

  answer = () => ({ ok: false, refusal: { kind: "not-staff" } });
  expect(await asked()).toEqual({ status: "fail", value: { kind: "not-staff" } });

  answer = () => Promise.reject(new Error("Supabase: internal error (XX000)"));
  expect(await asked()).toMatchObject({ status: "fail", value: { kind: "unexpected", answer: "bad" } });
});

it("gives a fake of an effect what the effect is given, and nothing else", async () => {
  const scope = fork({ handlers: fakes([publishFx, (...given: readonly unknown[]) => given]) });
  expect(await allSettled(publishFx, { scope, params: publication })).toEqual({ status: "done", value: [publication] });
});
