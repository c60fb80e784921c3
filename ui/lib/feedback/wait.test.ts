import { expect, it } from "vitest";
import { after } from "./wait.ts";

it.each([
  [0, "dans 1\u202fseconde"],
  [1, "dans 1\u202fseconde"],
  [2, "dans 2\u202fsecondes"],
  [59.5, "dans 60\u202fsecondes"],
  [60, "dans 1\u202fminute"],
  [61, "dans 2\u202fminutes"],
  [600, "dans 10\u202fminutes"],
  [7_140, "dans 119\u202fminutes"],
  [7_200, "dans 2\u202fheures"],
  [9_000, "dans 3\u202fheures"],
])("[LM-20] formats %d seconds: %s", (seconds, words) => {
  expect(after(seconds)).toBe(words);
});
