import { expect, it } from "vitest";
import { type Shape, sectionNames, sections } from "./sections.ts";
import { emptyTexts } from "./texts.ts";
import { withStored } from "./withStored.ts";

/** Empty texts of a shape, with an entry in each list that may be empty; null where a list may not. */
const listsIn = (shape: Shape, name = ""): readonly (readonly [string, Shape])[] => {
  if (shape.kind === "text") return [];
  if (shape.kind === "group") return Object.entries(shape.fields).flatMap(([field, inside]) => listsIn(inside, field));
  return shape.least === 0 ? [[name, shape.entry]] : [];
};

it.each(sectionNames.flatMap((section) => listsIn(sections[section]).map((list) => [section, ...list] as const)))(
  "[CF-5] fills an empty list of %s, %s, with what the staff stored, whole entries only",
  (_, name, entry) => {
    const whole = emptyTexts(entry);
    expect(withStored({ [name]: [] }, { [name]: [{}, "x", { other: 1 }] })).toEqual({ [name]: [whole, whole, whole] });
  },
);

it("[CF-5] shows a list as empty when the staff emptied it", () => {
  const first = { people: [{ name: "Ana", role: "Coach", quote: "Oui." }], headline: ["On", "joue"] };
  expect(withStored(first, { people: [], headline: [] })).toEqual({ people: [], headline: ["On", "joue"] });
  expect(withStored(first, { people: [{ name: "Bo" }, { name: "Cy", quote: "Non." }] }).people).toEqual([
    { name: "Bo", role: "Coach", quote: "Oui." },
    { name: "Cy", role: "Coach", quote: "Non." },
  ]);
});
