import { allSettled } from "effector";
import { expect, it, vi } from "vitest";
import { contentTab, heldBack, itemFor } from "../../../../../tests/contentTab.ts";
import { createOpened, creationTyped } from "../../create/create.ts";
import { $isUnsaved as $isUnsavedNew, createPressed } from "../../create/creating.ts";
import { $edit, editClosed, editOpened } from "../../edit/edit.ts";
import { $isUnsaved, savePressed } from "../../edit/saving.ts";
import { pictures } from "./pictures.ts";

const named = (...names: readonly string[]) =>
  names.map((name) => ({ name, file: { size: name.length, read: async () => new Uint8Array() } }));

/** An article is open; each upload asks `answer`, with its number. */
const writing = async (answer: (number: number) => string | Promise<string>) => {
  let sent = 0;
  const tab = await contentTab({ open: ({ id }) => itemFor(id), upload: () => answer((sent += 1)) });
  const { scope } = tab;
  await allSettled(editOpened, { scope, params: itemFor("a") });
  return {
    ...tab,
    sent: () => sent,
    choose: (...names: readonly string[]) => allSettled(pictures.chosen, { scope, params: named(...names) }),
    remove: (id: number) => allSettled(pictures.removed, { scope, params: id }),
    retry: (id: number) => allSettled(pictures.retried, { scope, params: id }),
    take: (id: number) => allSettled(pictures.taken, { scope, params: id }),
    shown: () => scope.getState(pictures.$all).map(({ name, state }) => `${name} ${state.kind}`),
    idOf: (name: string) => scope.getState(pictures.$all).find((one) => one.name === name)?.id ?? 0,
  };
};

it("[NW-128] sends pictures one after the other, and counts those in the text", async () => {
  const held = heldBack();
  const tab = await writing(async (number) => (await held.promise, `/image-${number}.webp`));
  const all = tab.choose("un", "deux", "trois");
  await vi.waitFor(() => expect(tab.shown()).toEqual(["un sending", "deux waiting", "trois waiting"]));
  held.release();
  await all;
  expect(tab.shown()).toEqual(["un stored", "deux stored", "trois stored"]);
  await tab.take(tab.idOf("un"));
  expect([tab.shown(), tab.scope.getState(pictures.$taken)]).toEqual([["deux stored", "trois stored"], 1]);
  await tab.take(tab.idOf("deux"));
  await tab.take(tab.idOf("trois"));
  expect([tab.shown(), tab.scope.getState(pictures.$taken)]).toEqual([[], 0]);
});

it("[NW-128] a picture that fails stops no other; an outage is tried again, a refusal isn't", async () => {
  const tab = await writing((number) => {
    if (number === 1) throw { kind: "unexpected" };
    if (number === 2) throw { kind: "no-picture" };
    return "/image.webp";
  });
  await tab.choose("un", "deux", "trois");
  expect(tab.shown()).toEqual(["un failed", "deux failed", "trois stored"]);
  const [first, second] = tab.scope.getState(pictures.$all);
  expect([first?.state, second?.state]).toMatchObject([
    { canRetry: true, why: "Vérifiez votre connexion, puis réessayez." },
    { canRetry: false, why: "Choisissez une image JPG, PNG ou WebP." },
  ]);
  await tab.retry(first?.id ?? 0);
  await tab.remove(second?.id ?? 0);
  expect([tab.shown(), tab.titles()]).toEqual([["un stored", "trois stored"], []]);
});

it("[NW-128] a cancelled picture is dropped, also while it is sent, and the next begins", async () => {
  const held = heldBack();
  const tab = await writing(async (number) => (number === 1 && (await held.promise), `/image-${number}.webp`));
  const all = tab.choose("un", "deux", "trois");
  await vi.waitFor(() => expect(tab.shown()).toHaveLength(3));
  void tab.remove(tab.idOf("deux"));
  void tab.remove(tab.idOf("un"));
  await vi.waitFor(() => expect(tab.shown()).toEqual(["trois stored"]));
  held.release();
  await all;
  expect([tab.shown(), tab.sent()]).toEqual([["trois stored"], 2]);
});

it("[NW-128] tells how many pictures are missing in a text that was left: not those that were refused", async () => {
  const tab = await writing((number) => {
    if (number === 1) throw { kind: "no-picture" };
    if (number === 2) throw { kind: "unexpected" };
    return "/image.webp";
  });
  await tab.choose("un", "deux", "trois");
  expect(tab.shown()).toEqual(["un failed", "deux failed", "trois stored"]);
  await allSettled(editClosed, { scope: tab.scope });
  expect([tab.shown(), tab.titles()]).toEqual([
    [],
    ["2 fichiers n'étaient pas encore dans le texte. / Pour les y mettre, choisissez-les de nouveau."],
  ]);
});

const awaited = "L'envoi des fichiers n'est pas fini. / Attendez qu'ils soient dans le texte, ou retirez-les.";

it("[NW-128] asks before a text is left, and saves it only once its pictures are in it or taken away", async () => {
  const tab = await writing(() => Promise.reject({ kind: "unexpected" }));
  const { scope } = tab;
  const isAsked = () => scope.getState($isUnsaved);
  await tab.choose("un");
  expect(isAsked()).toBe(true);
  await allSettled(savePressed, { scope });
  expect([tab.saves, tab.titles()]).toEqual([[], [awaited]]);
  await tab.remove(tab.idOf("un"));
  expect(isAsked()).toBe(false);
  await allSettled(savePressed, { scope });
  expect(tab.saves).toHaveLength(1);
});

it("[NW-128] creates a text only once its pictures are in it", async () => {
  const tab = await writing(() => "/image.webp");
  const { scope } = tab;
  await allSettled(editClosed, { scope });
  await allSettled(createOpened, { scope });
  await allSettled(creationTyped, { scope, params: { title: "Un titre" } });
  await tab.choose("un");
  await allSettled(createPressed, { scope });
  expect([scope.getState($isUnsavedNew), tab.created, tab.titles()]).toEqual([true, [], [awaited]]);
  await tab.take(tab.idOf("un"));
  await allSettled(createPressed, { scope });
  expect(tab.created).toHaveLength(1);
});

it("[NW-128] a text stays open for pictures that were chosen while it was saved", async () => {
  const held = heldBack();
  const tab = await contentTab({
    open: ({ id }) => itemFor(id),
    save: async ({ id, fields }) => (await held.promise, itemFor(id, { revision: 2 }, fields)),
  });
  const { scope } = tab;
  await allSettled(editOpened, { scope, params: itemFor("a") });
  const saving = allSettled(savePressed, { scope });
  await vi.waitFor(() => expect(tab.saves).toHaveLength(1));
  const choosing = allSettled(pictures.chosen, { scope, params: named("un") });
  held.release();
  await Promise.all([saving, choosing]);
  expect([scope.getState($edit)?.revision, scope.getState(pictures.$all)]).toMatchObject([2, [{ name: "un" }]]);
});

it("[NW-128] tells how long to wait after too many pictures", async () => {
  const tab = await writing(() => Promise.reject({ kind: "unexpected", answer: "later", seconds: 240 }));
  await tab.choose("un");
  expect(tab.scope.getState(pictures.$all)[0]?.state).toMatchObject({
    why: "Trop d'essais en peu de temps. Réessayez dans 4\u202fminutes.",
    canRetry: true,
  });
});

it("[NW-151] sends files in their turn among pictures; an outage is tried again, a refusal says why", async () => {
  const tab = await writing((number) => {
    if (number === 2) throw { kind: "other-content" };
    if (number === 3) throw { kind: "unexpected" };
    return `/envoi-${number}`;
  });
  const [picture] = named("une.png");
  const files = named("faux.pdf", "plan.pdf").map((one) => ({ ...one, isFile: true }));
  await allSettled(pictures.chosen, { scope: tab.scope, params: picture ? [picture, ...files] : [] });
  expect(tab.shown()).toEqual(["une.png stored", "faux.pdf failed", "plan.pdf failed"]);
  expect(
    tab.scope
      .getState(pictures.$all)
      .slice(1)
      .map(({ state }) => state),
  ).toMatchObject([
    { canRetry: false, why: expect.stringContaining("Son contenu n'est pas celui que son nom annonce.") },
    { canRetry: true, why: "Vérifiez votre connexion, puis réessayez." },
  ]);
  await tab.remove(tab.idOf("faux.pdf"));
  await tab.retry(tab.idOf("plan.pdf"));
  expect(tab.shown()).toEqual(["une.png stored", "plan.pdf stored"]);
});
