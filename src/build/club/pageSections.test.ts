import { expect, it } from "vitest";
import type { z } from "zod";
import { partOf } from "../../../domain/club/lists/changePart.ts";
import {
  type GroupShape,
  type SectionName,
  sectionNames,
  type Shape,
  sections as shapes,
  type TextShape,
} from "../../../domain/club/pages/sections.ts";
import { pickTexts, problemsIn, type TextPath, textsAt, withTextsAt } from "../../../domain/club/pages/texts.ts";
import { folder } from "../../../ui/club/pages/admin/firstTexts.ts";
import { clubSchema } from "./clubSchema.ts";
import { sections } from "./sections.ts";

/** The paths of all texts, with those of the first entry of each list. */
const pathsIn = (shape: Shape, path: TextPath = ""): readonly (readonly [TextPath, TextShape])[] => {
  const under = (name: string) => (path === "" ? name : `${path}.${name}`);
  if (shape.kind === "text") return [[path, shape]];
  if (shape.kind === "list") return pathsIn(shape.entry, under("0"));
  return Object.entries(shape.fields).flatMap(([name, field]) => pathsIn(field, under(name)));
};

/** The path of each list, and how few and many entries it may have. */
const listsIn = (shape: Shape, path: TextPath = ""): readonly (readonly [TextPath, number, number])[] => {
  if (shape.kind === "text") return [];
  if (shape.kind === "list") return [[path, shape.least, shape.most], ...listsIn(shape.entry, `${path}.0`)];
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    listsIn(field, path === "" ? name : `${path}.${name}`),
  );
};

/** A text of this form with so many letters. */
const textOf = ({ form, longest }: TextShape, letters: number): string => {
  if (form === "day") return letters === longest ? "2026-11-26" : "2026-11-261";
  if (form === "address") return "https://club.example/".padEnd(letters, "x");
  return form === "email" ? "@club.example".padStart(letters, "x") : "x".repeat(letters);
};

/** The build's rules for the texts of a section. A section's file may have more fields than these texts. */
const fits = (name: SectionName, texts: unknown): boolean => {
  const schema: z.ZodObject = name === "foot" || name === "identity" ? clubSchema : sections[name];
  const names = Object.fromEntries(Object.keys(written(name).fields).map((field) => [field, true as const]));
  return schema.pick(names as Record<never, never>).safeParse(texts).success;
};

/** The section without uploaded pictures, which no folder has, and without colours, of which a folder has all. */
const written = (name: SectionName): GroupShape => ({
  kind: "group",
  fields: Object.fromEntries(
    Object.entries(shapes[name].fields as GroupShape["fields"]).filter(
      ([name, field]) => name !== "colours" && (field.kind !== "text" || field.form !== "picture"),
    ),
  ),
});

it.each(sectionNames)("[PS-2] the panel and the build have the same limits for %s", (name) => {
  const shape = written(name);
  const first = partOf(folder[name], shape.fields) as never;
  expect(fits(name, first)).toBe(true);
  expect(problemsIn(shape, pickTexts(shape, first))).toEqual({});
  for (const [path, own] of pathsIn(shape)) {
    const withText = (letters: number) => withTextsAt(first, path, textOf(own, letters));
    expect([path, fits(name, withText(own.longest))]).toEqual([path, true]);
    expect([path, fits(name, withText(own.longest + 1))]).toEqual([path, false]);
    expect([path, fits(name, withTextsAt(first, path, "x"))]).toEqual([path, own.form === undefined]);
    // The folder leaves a text out, or says that it is empty.
    const ways = [withTextsAt(first, path, ""), withTextsAt(first, path, undefined as never)];
    expect([path, ways.some((texts) => fits(name, texts))]).toEqual([path, own.isOptional === true]);
  }
  for (const [path, least, most] of listsIn(shape)) {
    const [entry = ""] = textsAt(first, path) as never[];
    const withEntries = (count: number) =>
      withTextsAt(
        first,
        path,
        Array.from({ length: count }, () => entry),
      );
    for (const [count, isRight] of [
      [least, true],
      [most, true],
      ...(least > 0 ? [[least - 1, false] as const] : []),
      [most + 1, false],
    ] as const) {
      expect([path, count, fits(name, withEntries(count))]).toEqual([path, count, isRight]);
    }
  }
});
