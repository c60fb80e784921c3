import { allSettled, fork, type Scope } from "effector";
import { beforeEach, expect, it } from "vitest";
import { $toasts, type Toast, toastClosed, toastShown } from "./toasts.ts";

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

it("shows a storm of the same words once, as the newest", async () => {
  await show(bad("a"), good("b"), bad("a"), bad("a"));
  expect(titles()).toEqual(["b", "a"]);
});

it("keeps two of the same title that say different things", async () => {
  await show({ ...bad("Erreur"), text: "a" }, { ...bad("Erreur"), text: "b" });
  expect(titles()).toEqual(["Erreur", "Erreur"]);
});

it("replaces what was said of the same topic, and nothing else", async () => {
  await show(good("Tip liké !", "like a"), good("Lien copié"), good("Like retiré", "like a"), good("Publié"));
  expect(titles()).toEqual(["Lien copié", "Like retiré", "Publié"]);
});

it("shows three at most, the oldest good news leaving first", async () => {
  await show(bad("a"), good("b"), good("c"), good("d"));
  expect(titles()).toEqual(["a", "c", "d"]);
  await show(bad("e"), bad("f"));
  expect(titles()).toEqual(["a", "e", "f"]);
  await show(bad("g"));
  expect(titles()).toEqual(["e", "f", "g"]);
  await show(good("h"));
  expect(titles()).toEqual(["f", "g", "h"]);
});

it("closes the one that is meant, and tells all on the screen apart", async () => {
  await show(good("a"), good("b"));
  const [first] = scope.getState($toasts);
  await allSettled(toastClosed, { scope, params: first?.id ?? NaN });
  await show(good("c"));
  expect(titles()).toEqual(["b", "c"]);
  expect(new Set(scope.getState($toasts).map(({ id }) => id)).size).toBe(2);
});
