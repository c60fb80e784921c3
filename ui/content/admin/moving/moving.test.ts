import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import { noFields } from "../../../../domain/content/editing/fields.ts";
import type { AddedItem, ImportId, ImportSummary, MovedItem } from "../../../../domain/content/moving/ports.ts";
import type { ImportPlan } from "../../../../domain/content/moving/readImport.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { importItemsFx, listImportsFx, readImportFx, takeBackImportFx } from "./effects.ts";
import { $imports, $taken, importsWanted, takeBackPressed } from "./imports.ts";
import { $reading, filesChosen, readAgain } from "./reading.ts";
import { $run, importContinued, importPressed } from "./running.ts";
import { words } from "./words.ts";

const id = "import" as ImportId;
const files = [{ path: "a.md", size: 1, read: async () => new Uint8Array() }];
const itemOf = (at: number): MovedItem => ({
  kind: "article",
  origin: `markdown::${at}`,
  slug: `article-${at}` as Slug,
  oldSlugs: [],
  fields: { ...noFields, title: `Article ${at}` },
  byline: "",
  isPublished: true,
  isFeatured: false,
  isPinned: false,
  publishedAt: null,
  createdAt: null,
});
const planOf = (count: number): ImportPlan => ({
  of: { id, source: "markdown", fileNames: "a.md" },
  items: Array.from({ length: count + 1 }, (_, at) => ({
    item: itemOf(at),
    notes: [],
    isKnown: at === count,
    taken: [],
  })),
  leftOut: [],
  newCategories: [],
  hosts: [],
  ...summaryOf,
});
const summaryOf = { site: "", lacksSite: false };
const addedOf = ({ origin, slug }: MovedItem): AddedItem => ({ origin, slug, outcome: "added" });

type Batch = { readonly items: readonly { readonly item: MovedItem }[] };
type Backend = { readonly add?: (items: readonly MovedItem[], call: number) => readonly AddedItem[] };
const summary = { id, fileNames: "a.md", items: 2, changed: 1 } as ImportSummary;
const tab = ({ add = (items) => items.map(addedOf) }: Backend = {}) => {
  const batches: (readonly MovedItem[])[] = [];
  const scope = fork({
    handlers: fakes(
      [readImportFx, () => planOf(60)],
      [
        importItemsFx,
        ({ items }: Batch) => {
          const all = items.map(({ item }) => item);
          batches.push(all);
          return { outcomes: add(all, batches.length), stored: {} };
        },
      ],
      [listImportsFx, () => [summary]],
      [takeBackImportFx, () => ({ removed: 1, kept: [{ kind: "article", slug: "a" as Slug, title: "A" }] })],
    ),
  });
  return { scope, batches, run: () => scope.getState($run), reading: () => scope.getState($reading) };
};

it("[NW-80] adds nothing before the member's word, and then the new items in batches", async () => {
  const { scope, batches, run, reading } = tab();
  await allSettled(filesChosen, { scope, params: files });
  expect([reading().status, batches, run()]).toEqual(["ready", [], null]);
  await allSettled(importPressed, { scope });
  expect(batches.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(run()).toMatchObject({ status: "finished", added: 60, known: 0, invalid: [], renamed: [] });
  expect(scope.getState($imports)).toMatchObject({ status: "ready", value: [summary] });
});

it("[NW-80] stops at a failure, and goes on from there", async () => {
  let isDown = true;
  const { scope, batches, run } = tab({
    add: (items, call) => {
      if (call === 2 && isDown) throw new Error("No network");
      return items.map(addedOf);
    },
  });
  await allSettled(filesChosen, { scope, params: files });
  await allSettled(importPressed, { scope });
  expect(run()).toMatchObject({ status: "interrupted", at: 25, added: 25 });
  isDown = false;
  await allSettled(importContinued, { scope });
  expect(run()).toMatchObject({ status: "finished", added: 60 });
  expect(batches.map(({ length }) => length)).toEqual([25, 25, 25, 10]);
});

it("[NW-80] reports refused items, those that were there, and other slugs", async () => {
  const outcomes: readonly Partial<AddedItem>[] = [
    { outcome: "invalid" },
    { outcome: "known" },
    { slug: "autre" as Slug },
  ];
  const { scope, run } = tab({
    add: (items, call) => items.map((item, at) => ({ ...addedOf(item), ...(call === 1 ? outcomes[at] : {}) })),
  });
  await allSettled(filesChosen, { scope, params: files });
  await allSettled(importPressed, { scope });
  expect(run()).toMatchObject({ added: 58, known: 1, renamed: [{ title: "Article 2", slug: "autre" }] });
  expect(run()?.invalid.map(({ origin }) => origin)).toEqual(["markdown::0"]);
  await allSettled(readAgain, { scope });
  expect(run()).toBeNull();
});

it("[NW-82] tells what was taken back and kept, and puts the preview away", async () => {
  const { scope, reading } = tab();
  await allSettled(importsWanted, { scope });
  await allSettled(filesChosen, { scope, params: files });
  await allSettled(takeBackPressed, { scope, params: summary });
  expect(scope.getState($taken)).toMatchObject({ removed: 1, kept: [{ title: "A" }], fileNames: "a.md" });
  expect(reading().status).toBe("none");
  await allSettled(filesChosen, { scope, params: files });
  expect(scope.getState($taken)).toBeNull();
});

it("[NW-82] counts one changed text in the singular", () => {
  const left = [0, 1, 2].map((changed) => words.left({ ...summary, items: 3, changed }));
  expect(left).toEqual(["3 textes", "3 textes, dont 1 changé depuis", "3 textes, dont 2 changés depuis"]);
});
