import { expect, it } from "vitest";
import { noFields } from "./fields.ts";
import { nextRevision } from "./revision.ts";

const current = { fields: { ...noFields, title: "Avant" }, revision: 3 };

it("[AD-27] makes a revision of a save that changes a field, and refuses one that started from another revision", () => {
  const fields = { ...current.fields, title: "Après", excerpt: "Plus" };
  expect(nextRevision(current, { revision: 3, fields })).toEqual({
    ok: true,
    value: { revision: 4, changed: ["title", "excerpt"] },
  });
  for (const revision of [2, 4]) {
    expect(nextRevision(current, { revision, fields })).toEqual({ ok: false, refusal: { kind: "stale" } });
  }
});

it("[AD-27] makes none of a save that changes nothing", () => {
  const { fields } = current;
  expect(nextRevision(current, { revision: 3, fields })).toEqual({ ok: true, value: { revision: 3, changed: [] } });
});
