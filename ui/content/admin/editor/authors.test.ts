import { expect, it } from "vitest";
import { linesFor } from "./authors.ts";

const member = "@0b9d7c4e-1111-4222-8333-abcdefabcdef";
const choices = [
  { line: member, name: "sarah" },
  { line: "Kéva", name: "Kéva" },
  { line: "Vidal, Inès", name: "Vidal, Inès" },
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
