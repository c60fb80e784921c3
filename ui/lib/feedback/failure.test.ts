import { expect, it } from "vitest";
import { adviceOn, adviceOnRead } from "./failure.ts";

it("[BE-1] [FA-7] blames the visitor's connection only without an answer", () => {
  expect(adviceOn({ kind: "unexpected" })).toMatch(/connexion/);
  expect(adviceOn({ kind: "unexpected", answer: "bad" })).toBe("Le site a un souci. Réessayez dans un instant.");
  expect(adviceOn({ kind: "unexpected", answer: "later" })).toMatch(/Patientez/);
  expect(adviceOn({ answer: "later", seconds: 90 })).toBe(
    "Trop d'essais en peu de temps. Réessayez dans 2\u202fminutes.",
  );
  expect(adviceOnRead({ status: "failed" }, "Ce que la page dit.")).toBe("Ce que la page dit.");
  expect(adviceOnRead({ status: "failed", answer: "bad" }, "Ce que la page dit.")).toMatch(/souci/);
});
