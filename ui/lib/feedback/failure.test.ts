import { expect, it } from "vitest";
import { adviceOn, adviceOnRead, after } from "./failure.ts";

it("[BE-1] [FA-7] blames the visitor's connection only without an answer", () => {
  expect(adviceOn({ kind: "unexpected" })).toMatch(/connexion/);
  expect(adviceOn({ kind: "unexpected", answer: "bad" })).toBe("Le site a un souci. Réessayez dans un instant.");
  expect(adviceOn({ kind: "unexpected", answer: "later" })).toMatch(/Patientez/);
  expect(adviceOn({ answer: "later", seconds: 90 })).toBe(
    "Trop d'essais en peu de temps. Réessayez dans 2\u202fminutes.",
  );
  expect(adviceOnRead({ status: "failed" })).toMatch(/connexion/);
  expect(adviceOnRead({ status: "failed", answer: "bad" })).toMatch(/souci/);
});

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
