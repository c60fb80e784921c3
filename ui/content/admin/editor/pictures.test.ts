import { allSettled } from "effector";
import { expect, it, vi } from "vitest";
import { contentTab, heldBack, itemFor } from "../../../../tests/contentTab.ts";
import { editClosed, editOpened } from "../edit/edit.ts";
import { $taken, $uploads, picturesChosen, pictureRemoved, pictureRetried, pictureTaken } from "./pictures.ts";

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
    choose: (...names: readonly string[]) => allSettled(picturesChosen, { scope, params: named(...names) }),
    remove: (id: number) => allSettled(pictureRemoved, { scope, params: id }),
    retry: (id: number) => allSettled(pictureRetried, { scope, params: id }),
    take: (id: number) => allSettled(pictureTaken, { scope, params: id }),
    shown: () => scope.getState($uploads).map(({ name, state }) => `${name} ${state.kind}`),
    idOf: (name: string) => scope.getState($uploads).find((one) => one.name === name)?.id ?? 0,
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
  expect([tab.shown(), tab.scope.getState($taken)]).toEqual([["deux stored", "trois stored"], 1]);
  await tab.take(tab.idOf("deux"));
  await tab.take(tab.idOf("trois"));
  expect([tab.shown(), tab.scope.getState($taken)]).toEqual([[], 0]);
});

it("[NW-128] a picture that fails stops no other; an outage is tried again, a refusal isn't", async () => {
  const tab = await writing((number) => {
    if (number === 1) throw { kind: "unexpected" };
    if (number === 2) throw { kind: "no-picture" };
    return "/image.webp";
  });
  await tab.choose("un", "deux", "trois");
  expect(tab.shown()).toEqual(["un failed", "deux failed", "trois stored"]);
  const [first, second] = tab.scope.getState($uploads);
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

it("[NW-128] tells how many pictures were on their way when the text was left", async () => {
  const held = heldBack();
  const tab = await writing(async () => (await held.promise, "/image.webp"));
  const all = tab.choose("un", "deux");
  await vi.waitFor(() => expect(tab.shown()).toHaveLength(2));
  const left = allSettled(editClosed, { scope: tab.scope });
  held.release();
  await Promise.all([all, left]);
  expect([tab.shown(), tab.titles()]).toEqual([
    [],
    ["2 images n'étaient pas encore envoyées. / Elles ne sont pas dans le texte."],
  ]);
});
