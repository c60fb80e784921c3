import { expect, it } from "vitest";
import * as fc from "fast-check";
import { type GroupShape, sectionNames, sections } from "./sections.ts";
import { emptyTexts, mergeTexts, pickTexts, problemsIn, type Texts, tidyTexts, withTextsAt } from "./texts.ts";
import { withStored } from "./withStored.ts";

const shape: GroupShape = {
  kind: "group",
  fields: {
    title: { kind: "text", longest: 10 },
    steps: {
      kind: "list",
      entry: { kind: "group", fields: { name: { kind: "text", longest: 4 }, text: { kind: "text", longest: 20 } } },
      least: 1,
      most: 3,
    },
  },
};
const first = { title: "Un titre", steps: [{ name: "Un", text: "Le premier" }], image: "crest.svg" };
const texts = pickTexts(shape, first);

it("[PS-1] shows the stored texts with what only the folder has", () => {
  const stored = {
    title: "Autre",
    steps: [
      { name: "A", text: "a" },
      { name: "B", text: "b" },
    ],
  };
  expect(withStored(shape, first, stored)).toEqual({ ...stored, image: "crest.svg" });
});

it.each([null, 5, "texte", [], [1], { title: 5 }, { title: { x: "y" } }, { steps: ["a"] }, { title: ["a"] }])(
  "[PS-1] shows the folder's texts where what is stored has another form: %j",
  (stored) => {
    expect(withStored(shape, first, stored)).toEqual(first);
  },
);

it("[PS-1] keeps a first text that a row of an older version doesn't have", () => {
  expect(withStored(shape, first, { title: "Autre" })).toEqual({ ...first, title: "Autre" });
});

it("[PS-1] picks a section's texts from anything", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      for (const name of sectionNames) {
        const picked = pickTexts(sections[name], anything);
        expect(pickTexts(sections[name], picked)).toEqual(picked);
        expect(JSON.stringify(Object.keys(picked))).toBe(JSON.stringify(Object.keys(emptyTexts(sections[name]))));
      }
    }),
  );
});

it("[PS-2] names each empty and too long text by its path", () => {
  const wrong = { title: "  \u200b", steps: [{ name: "🦊".repeat(6), text: "ok" }] };
  expect(problemsIn(shape, tidyTexts(wrong))).toEqual({
    title: { kind: "missing" },
    "steps.0.name": { kind: "too-long", over: 2 },
  });
  expect(problemsIn(shape, texts)).toEqual({});
});

it.each([
  ["email", "contact@club.fr", undefined],
  ["email", "contact@club", { kind: "bad-email" }],
  ["email", "Le club <contact@club.fr>", { kind: "bad-email" }],
  ["channels.0.address", "https://discord.gg/club", undefined],
  ["channels.0.address", "http://discord.gg/club", { kind: "bad-address" }],
  ["channels.0.address", "discord.gg/club", { kind: "bad-address" }],
  ["channels.0.address", "javascript:alert(1)", { kind: "bad-address" }],
  ["channels.0.address", "https://club.fr@elsewhere.example", { kind: "bad-address" }],
  ["channels.0.address", `https://club.fr/${"x".repeat(490)}`, { kind: "too-long", over: 6 }],
] as const)("[PS-5] of the contact texts, %s may be %s: %j", (path, text, problem) => {
  const contact = {
    lead: "Écrivez-nous.",
    email: "a@b.fr",
    delay: "24 h",
    team: "France",
    channels: [{ name: "Discord", address: "https://discord.gg/club" }],
  };
  expect(problemsIn(sections.contact, contact)).toEqual({});
  expect(problemsIn(sections.contact, withTextsAt(contact, path, text))).toEqual(problem ? { [path]: problem } : {});
});

it("[PS-5] a list of links may be empty, in the folder or in what is stored", () => {
  const link = { name: "Discord", address: "https://discord.gg/club" };
  expect(withStored(sections.foot, { links: [link] }, { links: [] })).toEqual({ links: [] });
  expect(withStored(sections.foot, { links: [] }, { links: [link] })).toEqual({ links: [link] });
  expect(withStored(sections.foot, { links: [] }, { links: [{ name: 5 }, "x"] })).toEqual({
    links: [
      { name: "", address: "" },
      { name: "", address: "" },
    ],
  });
});

it("[PS-1] stores texts on one line, with their no-break spaces", () => {
  expect(tidyTexts(["  Un\u00a0club\n\tà   nous \u202e"])).toEqual(["Un\u00a0club à nous"]);
});

it("[PS-2] merges changes of different texts, and of different entries of a list", () => {
  const before = pickTexts(shape, {
    title: "A",
    steps: [
      { name: "1", text: "x" },
      { name: "2", text: "y" },
    ],
  });
  const mine = withTextsAt(before, "steps.0.text", "mien");
  const theirs = withTextsAt(withTextsAt(before, "title", "B"), "steps.1.name", "3");
  expect(mergeTexts(before, mine, theirs)).toEqual({
    texts: withTextsAt(theirs, "steps.0.text", "mien"),
    contested: [],
  });
});

it("[PS-2] contests a text that both changed, and a list whose entries changed beside a change in it", () => {
  const before = texts;
  const grown = withTextsAt(before, "steps", [...first.steps, { name: "B", text: "b" }]);
  const changed = withTextsAt(before, "steps.0.name", "X");
  expect(mergeTexts(before, changed, grown)).toEqual({ texts: changed, contested: ["steps"] });
  const [mine, theirs] = ["M", "T"].map((title) => withTextsAt(before, "title", title)) as [Texts, Texts];
  expect(mergeTexts(before, mine, theirs)).toEqual({ texts: mine, contested: ["title"] });
});

it("[PS-2] a merge without contest has every change of both", () => {
  const name = fc.constantFrom("a", "b");
  const some = fc.record({
    title: name,
    steps: fc.array(fc.record({ name, text: name }), { minLength: 2, maxLength: 2 }),
  });
  fc.assert(
    fc.property(some, some, some, (before, mine, theirs) => {
      const merged = mergeTexts(before, mine, theirs);
      const other = mergeTexts(before, theirs, mine);
      expect(other.contested).toEqual(merged.contested);
      expect(merged.contested.length > 0 || JSON.stringify(other.texts) === JSON.stringify(merged.texts)).toBe(true);
      expect(mergeTexts(before, mine, before).texts).toEqual(mine);
      expect(mergeTexts(before, before, theirs).texts).toEqual(theirs);
    }),
  );
});

it.each([
  ["picture", "/storage/v1/object/public/contenus/images/logo.png", undefined],
  ["picture", "", undefined],
  ["picture", "https://elsewhere.example/logo.png", "bad-picture"],
  ["picture", "/storage/v1/object/public/contenus/../avatars/x.png", "bad-picture"],
  ["day", "2026-12-31", undefined],
  ["day", "2026-02-30", "bad-day"],
  ["day", "31/12/2026", "bad-day"],
  ["colour", "#1d2c66", undefined],
  ["colour", "#1D2C66", undefined],
  ["colour", "", undefined],
  ["colour", "#fff", "bad-colour"],
  ["colour", "1d2c66", "bad-colour"],
  ["colour", "#12345;", "bad-colour"],
] as const)("[CF-10] [CF-13] [CF-15] as a %s, %j is %s", (form, text, kind) => {
  const problems = problemsIn({ kind: "text", longest: 200, form, isOptional: true }, text, "field");
  expect(problems["field"]?.kind).toBe(kind);
});
