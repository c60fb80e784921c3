import { expect, it } from "vitest";
import { noFields } from "../../../../../domain/content/editing/fields.ts";
import { authorsIn, linesFor } from "./authors.ts";

const member = "@0b9d7c4e-1111-4222-8333-abcdefabcdef";
const choices = [
  { line: member, name: "sarah", person: null },
  { line: "Kéva", name: "Kéva", person: "keva" },
  { line: "Vidal, Inès", name: "Vidal, Inès", person: null },
];

it.each([
  ["  Zoé ", ["Zoé"]],
  ["Sarah", [member]],
  ["@sarah", [member]],
  ["keva, @Lya ,, sarah", ["Kéva", "Lya", member]],
  ["vidal, ines", ["Vidal, Inès"]],
  [" , ", []],
  ["lya@exemple.fr", ["lya@exemple.fr"]],
])("[NW-116] takes %j for %j", (typed, lines) => {
  expect(linesFor(typed, choices)).toEqual(lines);
});

const [former, other] = ["@1b9d7c4e-1111-4222-8333-abcdefabcdef", "@2b9d7c4e-1111-4222-8333-abcdefabcdef"];
const ready = { status: "ready", value: choices } as const;
const stored = (authors: string, ...authorNames: readonly string[]) => ({
  fields: { ...noFields, authors },
  authorNames,
});

it("[NW-192] shows the authors of the form with the pages that readers find", () => {
  expect(authorsIn(`${member}\nKéva\nZoé`, ready)).toMatchObject([
    { name: "sarah", person: null },
    { name: "Kéva", person: "keva" },
    { name: "Zoé", person: null },
  ]);
});

it("[NW-193] keeps the names of former colleagues, unless a deleted account leaves it open whose they are", () => {
  const namesIn = (authors: string, known?: ReturnType<typeof stored>) =>
    authorsIn(authors, ready, known).map(({ name }) => name);
  const article = `Zoé\n${former}\n${member}\n${other}`;
  expect(namesIn(article, stored(article, "Zoé", "nova", "sarah", "lya"))).toEqual(["Zoé", "nova", "sarah", "lya"]);
  const gone = "Ancien membre du staff";
  expect(namesIn(article, stored(article, "Zoé", "sarah", "lya"))).toEqual(["Zoé", gone, "sarah", gone]);
  expect(namesIn(`${former}\nZoé`)).toEqual([gone, "Zoé"]);
});
