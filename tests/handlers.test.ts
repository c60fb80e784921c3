import { allSettled, fork, is } from "effector";
import { expect, it } from "vitest";
import { paused, unanswered } from "../adapters/unanswered.ts";
import { handlersFrom } from "../src/handlers.ts";
import { features } from "../src/features.ts";
import { loadParts, loadStaffParts } from "../src/resolver.ts";
import { effectOf } from "../ui/lib/effectOf.ts";
import { uiUnits } from "./uiUnits.ts";

const effects = uiUnits.filter(({ unit }) => is.effect(unit));
/** Of an effect that names its use case. */
const nameIn = (unit: unknown) => (unit as { readonly useCase?: string }).useCase;
const paired = effects.filter(({ unit }) => nameIn(unit) === undefined);
const naming = new Set(effects.map(({ unit }) => unit).filter((unit) => nameIn(unit) !== undefined));
const nothingFound = () => Promise.reject(new Error("No test here opens the container"));

it("finds the effects of the UI", () => {
  expect(effects.length).toBeGreaterThan(10);
});

it.each(paired)("[QA-2] $name is answered by a use case", ({ unit }) => {
  expect(handlersFrom(nothingFound).map(([effect]) => effect)).toContain(unit);
});

it("[QA-2] has one effect for each use case", async () => {
  const parts = [...(await loadParts()), ...(await loadStaffParts())];
  const useCases = parts.flatMap((part) => Object.keys(part.useCases ?? {}));
  const named = [
    ...features.flatMap(({ reads, handle }) => Object.keys({ ...reads, ...handle })),
    ...[...naming].map(nameIn),
  ];
  // Nothing asks this one: the browser begins with it (src/browser/live.ts).
  expect([...named, "followChanges"].toSorted()).toEqual(useCases.toSorted());
});

// The server answers these to anybody, with any parameter: each only reads, and what a visitor may see.
it("[PF-32] lets visitors ask the server for these reads", () => {
  expect(features.flatMap(({ reads = {} }) => Object.keys(reads)).toSorted()).toEqual([
    "articlesAboutMatch",
    "listArticleComments",
    "listArticles",
    "listMatches",
    "listPartners",
    "listPositions",
    "listProducts",
    "listTeamMatches",
    "listTipComments",
    "listTips",
    "readArticle",
    "readMatch",
    "readNextMatches",
    "readPageTexts",
    "readPerson",
    "readSite",
    "readStandings",
    "readTeam",
    "readTeams",
    "readTip",
    "relatedArticles",
    "showTipsAround",
  ]);
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

/** No model follows it. */
const publishFx = effectOf("publishTip")<string, number, { readonly kind: string }>();

it("answers an effect by the name of its use case", async () => {
  let answer: () => unknown = () => ({ ok: true, value: 1 });
  const find = async (name: string) => async (params: unknown) => {
    expect([name, params]).toEqual(["publishTip", "one"]);
    return answer();
  };
  const scope = fork({ handlers: handlersFrom(find as never) });
  const asked = () => allSettled(publishFx, { scope, params: "one" });
  expect(await asked()).toEqual({ status: "done", value: 1 });

  answer = () => ({ ok: false, refusal: { kind: "not-staff" } });
  expect(await asked()).toEqual({ status: "fail", value: { kind: "not-staff" } });

  answer = () => Promise.reject(new Error("Supabase: internal error (XX000)"));
  expect(await asked()).toMatchObject({ status: "fail", value: { kind: "unexpected", answer: "bad" } });
});

it("gives a fake of an effect what the effect is given, and nothing else", async () => {
  const scope = fork({ handlers: [[publishFx, (...given: readonly unknown[]) => given]] });
  expect(await allSettled(publishFx, { scope, params: "one" })).toEqual({ status: "done", value: ["one"] });
});
