import { expect, it } from "vitest";
import { isUnsure, offersFor } from "./offers.ts";

const names = ["Nival", "Kéva", "Aurel Nivet", "Nival"];

it("[NW-213] offers the names of which a word begins as it is typed", () => {
  expect(offersFor("niv", names)).toEqual(["Nival", "Aurel Nivet"]);
  expect(offersFor("keva", names)).toEqual(["Kéva"]);
  expect(offersFor("aurel niv", names)).toEqual(["Aurel Nivet"]);
  expect(offersFor(" ", names)).toEqual([]);
  expect(offersFor("iva", names)).toEqual([]);
});

it("[NW-213] asks before a new name is added, and before a tag that another one begins as", () => {
  expect(isUnsure("Niv", names, true)).toBe(true);
  expect(isUnsure("nival", names, true)).toBe(false);
  expect(isUnsure("Une invitée", names, true)).toBe(true);
  expect(isUnsure("Niv", names, false)).toBe(true);
  expect(isUnsure("lya@exemple.fr", names, true)).toBe(false);
  expect(isUnsure("Coupe", names, false)).toBe(false);
});
