import { expect, it } from "vitest";
import { done } from "../../shared/result.ts";
import type { EditedItem } from "../editing/contentItem.ts";
import { noFields } from "../editing/fields.ts";
import type { VersionId } from "./ports.ts";
import { restoreVersion } from "./restoreVersion.ts";

const ref = { kind: "article", id: "i1" as EditedItem["id"] } as const;

it.each([
  ["Lya\nNova", 0],
  ["Nova", 1],
  ["", 2],
])("[NW-194] tells how many authors of a version weren't kept: of two, %j are", async (authors, lostAuthors) => {
  const saved = { ...ref, fields: { ...noFields, authors } } as EditedItem;
  const restore = restoreVersion({
    openItem: async () => done(saved),
    saveItem: async () => done(saved),
    versions: { list: async () => [], fieldsOf: async () => ({ ...noFields, title: "Un", authors: "Lya\nNova" }) },
    readPassages: async () => [],
  });
  expect(await restore({ ...ref, revision: 1, version: "v1" as VersionId })).toMatchObject({
    ok: true,
    value: { lostAuthors },
  });
});
