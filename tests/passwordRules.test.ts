import { expect, it } from "vitest";
import { refusedPasswords } from "../domain/accounts/commonPasswords.ts";
import { problemOfPassword, shortestPassword } from "../domain/accounts/password.ts";
import * as backend from "../adapters/embedded/auth/passwords/passwordRules.ts";

// The UI tells what a password lacks; the backend refuses the same, from every client.

const kinds = { blank: "password-blank", pwned: "password-common", email: "password-email" } as const;

it("[SE-4] both refuse the same list of passwords", () => {
  expect([...backend.refusedPasswords]).toEqual([...refusedPasswords]);
  expect([...refusedPasswords].filter((one) => [...one].length < shortestPassword)).toEqual([]);
});

it.each([
  ...refusedPasswords,
  ..." 123456 ,PASSWORD,Motdepasse,mótdepassé,１２３４５６,Azerty123".split(","),
  "      ",
  "\u00a0\u2003\u3000\t\n ",
  "\u200b\u200d\u2060\ufeff\u202e\u00ad",
  "lya@exemple.fr",
  "LYA@Exemple.fr",
  " lya@exemple.fr",
  "x".repeat(73),
  "é".repeat(37),
  "😀".repeat(19),
])("[SE-4] both refuse %j", (password) => {
  const own = "lya@exemple.fr";
  const refused = problemOfPassword(password, own)?.kind;
  expect(refused).toBeDefined();
  const weakness = backend.weaknessOf(password, [own]);
  expect(backend.isTooLong(password) ? "password-too-long" : weakness && kinds[weakness]).toBe(refused);
});

it.each([
  "demo-1234",
  "secret123",
  "motdepasse-2026",
  "neige-et-givre",
  "givres",
  "lya@exemple.fr2",
  "mot de passe 7",
  "x".repeat(72),
  "é".repeat(36),
  "😀".repeat(18),
  "      x",
])("[SE-4] both accept %j", (password) => {
  const own = "lya@exemple.fr";
  expect(problemOfPassword(password, own)).toBeUndefined();
  expect([backend.isTooLong(password), backend.weaknessOf(password, [own])]).toEqual([false, undefined]);
});
