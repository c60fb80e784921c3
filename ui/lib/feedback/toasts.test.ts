import { allSettled, fork, type Scope } from "effector";
import { beforeEach, expect, it } from "vitest";
import { $toasts, promptsAnswered, type Toast, toastClosed, toastShown } from "./toasts.ts";

let scope: Scope;
beforeEach(() => {
  scope = fork();
});

const show = (...toasts: readonly Toast[]) =>
  toasts.reduce(
    (before, toast) => before.then(() => allSettled(toastShown, { scope, params: toast })),
    Promise.resolve(),
  );
const titles = () => scope.getState($toasts).map(({ title }) => title);
const good = (title: string, topic?: string): Toast => ({ tone: "good", title, ...(topic && { topic }) });
const bad = (title: string): Toast => ({ tone: "bad", title });

it("[FA-8] shows repeated toasts of the same text once, as the newest", async () => {
  await show(bad("a"), good("b"), bad("a"), bad("a"));
  expect(titles()).toEqual(["b", "a"]);
});

it("keeps two toasts of the same title with different texts", async () => {
  await show({ ...bad("Erreur"), text: "a" }, { ...bad("Erreur"), text: "b" });
  expect(titles()).toEqual(["Erreur", "Erreur"]);
});

it("replaces toasts of the same topic only", async () => {
  await show(good("Tip liké !", "like a"), good("Lien copié"), good("Like retiré", "like a"), good("Publié"));
  expect(titles()).toEqual(["Lien copié", "Like retiré", "Publié"]);
});

it("shows three at most, and removes the oldest good one first", async () => {
  await show(bad("a"), good("b"), good("c"), good("d"));
  expect(titles()).toEqual(["a", "c", "d"]);
  await show(bad("e"), bad("f"));
  expect(titles()).toEqual(["a", "e", "f"]);
  await show(bad("g"));
  expect(titles()).toEqual(["e", "f", "g"]);
  await show(good("h"));
  expect(titles()).toEqual(["f", "g", "h"]);
});

it("closes the toast of the given id; ids are unique on the screen", async () => {
  await show(good("a"), good("b"));
  const [first] = scope.getState($toasts);
  await allSettled(toastClosed, { scope, params: first?.id ?? NaN });
  await show(good("c"));
  expect(titles()).toEqual(["b", "c"]);
  expect(new Set(scope.getState($toasts).map(({ id }) => id)).size).toBe(2);
});

it("[AU-9] asks once to sign in, for the last action, and tells that the session has ended", async () => {
  const asking = (title: string, rest: Partial<Toast> = {}): Toast => ({
    ...bad(title),
    ...rest,
    link: { words: "Se connecter", to: `/auth?retour=${title}`, signsIn: true },
  });
  const over = asking("over", { isReason: true, topic: "session" });
  const asked = () => scope.getState($toasts).map(({ title, text, link }) => [title, text, link?.to]);

  await show(over, asking("like"));
  expect(asked()).toEqual([["like", "over", "/auth?retour=like"]]);
  await show(asking("rate"));
  expect(asked()).toEqual([["rate", undefined, "/auth?retour=rate"]]);
  await show(over);
  expect(asked()).toEqual([["rate", "over", "/auth?retour=rate"]]);
  await show(asking("save", { text: "kept" }), over, bad("other"));
  expect(asked()).toEqual([
    ["save", "kept", "/auth?retour=save"],
    ["other", undefined, undefined],
  ]);

  await allSettled(promptsAnswered, { scope });
  expect(titles()).toEqual(["other"]);
  await show(over, over);
  expect(titles()).toEqual(["other", "over"]);
});
