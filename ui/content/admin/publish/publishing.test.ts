import { allSettled } from "effector";
import { expect, it } from "vitest";
import type { Conflict } from "../../../../domain/content/editing/conflict.ts";
import { contentTab, failing, itemFor } from "../../../../tests/contentTab.ts";
import { $conflict, mineKept } from "../edit/conflicts.ts";
import { $edit, $editing, editOpened, editTyped } from "../edit/edit.ts";
import { $complaints, publishingPressed } from "../edit/saving.ts";
import { slugForm } from "../edit/slug.ts";
import { $isPublishing, $when, publishForm, whenChosen } from "./publishing.ts";

const draft = itemFor("montreal", { isPublished: false }, { excerpt: "Trois jours" });
const { kind, id } = draft;
const now = { publishAt: "", unpublishAt: "" };

type Club = Parameters<typeof contentTab>[0];

const writing = async (club: Club = {}, title = "Québec") => {
  const tab = await contentTab({ open: () => draft, ...club });
  const { scope } = tab;
  await allSettled(editOpened, { scope, params: { kind, id } });
  await allSettled(editTyped, { scope, params: { title } });
  return {
    ...tab,
    press: () => allSettled(publishingPressed, { scope }),
    send: (typed: Partial<typeof now> = {}) => allSettled(publishForm.sent, { scope, params: { ...now, ...typed } }),
  };
};

it("[NW-115] saves and publishes in one request, and leads to the page", async () => {
  const tab = await writing();
  await tab.press();
  expect([tab.scope.getState($isPublishing), tab.publications]).toEqual([true, []]);
  await tab.send();
  expect(tab.publications).toEqual([
    { kind, id, revision: 1, fields: { ...draft.fields, title: "Québec" }, sentBefore: undefined, schedule: null },
  ]);
  expect(tab.said()).toMatchObject([
    { title: "En ligne", link: { words: "Lire l'article", to: `/news/${draft.slug}` } },
  ]);
  expect([tab.scope.getState($isPublishing), tab.scope.getState($editing)]).toEqual([false, null]);
});

it("[NW-115] publishes at a time, which has to be there", async () => {
  const publishAt = "2098-03-01T09:30:00Z";
  const tab = await writing({
    publishEdit: (wish) => itemFor(wish.id, { isPublished: false, publishAt }, wish.fields),
  });
  await tab.press();
  await allSettled(whenChosen, { scope: tab.scope, params: "later" });
  await tab.send();
  expect(tab.publications).toEqual([]);
  expect(tab.scope.getState(publishForm.$errors)).toEqual({ publishAt: "Donnez une date et une heure." });
  await tab.send({ publishAt: "2098-03-01T10:30" });
  expect(tab.publications[0]?.schedule?.typed).toEqual({ publishAt: "2098-03-01T10:30", unpublishAt: "" });
  expect(tab.titles()[0]).toMatch(/^Programmé/);
});

it("[NW-115] shows the time that a draft has already", async () => {
  const tab = await writing({ open: () => ({ ...draft, publishAt: "2098-03-01T09:30:00Z" }) });
  await tab.press();
  expect(tab.scope.getState($when)).toBe("later");
});

it("[NW-115] previews nothing that a save would leave behind, or without a title", async () => {
  const untitled = await writing({}, " ");
  await untitled.press();
  expect(untitled.scope.getState($complaints)).toEqual({ title: "Le titre est requis." });
  const moved = await writing();
  await allSettled(slugForm.typed, { scope: moved.scope, params: { slug: "quebec" } });
  await moved.press();
  expect(moved.titles()).toEqual([expect.stringMatching(/^L'adresse n'est pas encore changée/)]);
  for (const tab of [untitled, moved]) expect(tab.scope.getState($isPublishing)).toBe(false);
});

it("[NW-115] keeps the text and the preview after an outage, and knows its own save again", async () => {
  const tab = await writing({ publishEdit: failing("unexpected") });
  await tab.press();
  await tab.send();
  expect(tab.titles()[0]).toMatch(/^Impossible de confirmer la publication/);
  expect(tab.scope.getState($edit)?.fields.title).toBe("Québec");
  expect(tab.scope.getState($isPublishing)).toBe(true);
  await tab.send();
  expect(tab.publications[1]?.sentBefore?.title).toBe("Québec");
});

it.each(["gone", "not-staff", "signed-out", "outdated"])(
  "[NW-115] keeps the text when it is refused: %s",
  async (why) => {
    const tab = await writing({ publishEdit: failing(why) });
    await tab.press();
    await tab.send();
    expect(tab.titles()[0]).toMatch(/^La publication n'a pas eu lieu/);
    expect(tab.scope.getState($edit)?.fields.title).toBe("Québec");
    expect(tab.scope.getState($isPublishing)).toBe(false);
  },
);

it("[NW-115] goes on with the publication once a conflict is decided", async () => {
  const theirs = itemFor("montreal", { isPublished: false, revision: 3 }, { excerpt: "Trois jours et demi" });
  const conflict = { kind: "conflict", theirs, changes: [], isMine: false } as Conflict;
  let isFirst = true;
  const tab = await writing({
    publishEdit: (wish) => {
      if (!isFirst) return itemFor(wish.id, { isPublished: true }, wish.fields);
      isFirst = false;
      return Promise.reject(conflict);
    },
  });
  await tab.press();
  await tab.send();
  expect([tab.scope.getState($isPublishing), tab.scope.getState($conflict)]).toEqual([false, conflict]);
  await allSettled(mineKept, { scope: tab.scope, params: conflict });
  expect(tab.publications[1]).toMatchObject({ revision: 3, schedule: null, fields: { title: "Québec" } });
  expect([tab.saves, tab.titles()]).toEqual([[], ["En ligne / Québec"]]);
});
