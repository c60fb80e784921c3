import { expect, it } from "vitest";
import * as texts from "./privacyWords.ts";

it("[AU-38] says that the sign-up page asks for the full name, what for, and how it goes", () => {
  const all = JSON.stringify(texts);
  expect(all).toContain("La page d'inscription demande le nom complet");
  for (const use of ["vos candidatures", "signe les articles", "la barre du site", "l'effacer de votre profil"]) {
    expect(all).toContain(use);
  }
});
