import { expect, it } from "vitest";
import { freeNames, namesOfClub, reservedNames } from "../../tests/reservedNames.ts";
import { isReservedUsername } from "./reservedName.ts";

it.each(reservedNames)("[AU-26] %j passes for a function or the club", (name) => {
  expect(isReservedUsername(name, namesOfClub)).toBe(true);
});

it.each(freeNames)("[AU-26] %j passes for a person", (name) => {
  expect(isReservedUsername(name, namesOfClub)).toBe(false);
});

it("[AU-26] knows the club by its names alone", () => {
  expect(isReservedUsername("Boréal", ["Les Furets", "Furets"])).toBe(false);
  expect(
    ["Furets", "les.furets", "FUR3TS", "Staff Furets"].map((name) => isReservedUsername(name, ["Les Furets"])),
  ).toEqual(Array(4).fill(true));
  expect(["Les", "le", "de"].map((name) => isReservedUsername(name, ["Les Furets", ""]))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isReservedUsername("camille", ["", "("])).toBe(false);
});
