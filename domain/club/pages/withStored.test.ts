import { expect, it } from "vitest";
import { type Shape, sectionNames, sections } from "./sections.ts";
import { emptyTexts, type Texts, withTextsAt } from "./texts.ts";
import { withStored } from "./withStored.ts";

/** The lists that may be empty, by their paths. */
const listsIn = (shape: Shape, path = ""): readonly (readonly [string, Shape])[] => {
  if (shape.kind === "text") return [];
  if (shape.kind === "list") return shape.least === 0 ? [[path, shape.entry]] : [];
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    listsIn(field, path === "" ? name : `${path}.${name}`),
  );
};

it.each(sectionNames.flatMap((section) => listsIn(sections[section]).map((list) => [section, ...list] as const)))(
  "[CF-5] fills an empty list of %s, %s, with what the staff stored, whole entries only",
  (section, path, entry) => {
    const first = emptyTexts(sections[section]);
    const whole = emptyTexts(entry);
    const stored = withTextsAt(first, path, [{}, "x", { other: "1" }]);
    expect(withStored(sections[section], first, stored)).toEqual(withTextsAt(first, path, [whole, whole, whole]));
  },
);

it("[CF-5] two lists of one name have each their own entries", () => {
  const listOf = (name: string): Shape => ({
    kind: "list",
    entry: { kind: "group", fields: { [name]: { kind: "text", longest: 9 } } },
    least: 0,
    most: 1,
  });
  const holder = (name: string): Shape => ({ kind: "group", fields: { list: listOf(name) } });
  const shape: Shape = { kind: "group", fields: { one: holder("motto"), other: holder("price") } };
  const first: Texts = { one: { list: [] }, other: { list: [] } };
  const stored = { one: { list: [{ motto: "m", price: "p" }] }, other: { list: [{ motto: "m", price: "p" }] } };
  expect(withStored(shape, first, stored)).toEqual({
    one: { list: [{ motto: "m" }] },
    other: { list: [{ price: "p" }] },
  });
});

it("[CF-5] shows a list as empty when the staff emptied it", () => {
  const ana = { name: "Ana", role: "Coach", quote: "Oui." };
  expect(withStored(sections.founders, { people: [ana] }, { people: [] })).toEqual({ people: [] });
  expect(withStored(sections.home, { headline: ["On", "joue"] }, { headline: [] })).toEqual({
    headline: ["On", "joue"],
  });
  const stored = { people: [{ name: "Bo" }, { name: "Cy", quote: "Non." }] };
  expect(withStored(sections.founders, { people: [ana] }, stored).people).toEqual([
    { name: "Bo", role: "Coach", quote: "Oui." },
    { name: "Cy", role: "Coach", quote: "Non." },
  ]);
});

it("[CF-5] changes nothing that a section doesn't have", () => {
  const club = { name: "Furets", emblem: [{ path: "M0 0" }] };
  expect(withStored(sections.identity, club, { name: "Loutres", emblem: [{ path: "M9 9" }] })).toEqual({
    ...club,
    name: "Loutres",
  });
});
