import { expect, it } from "vitest";
import { signInTab, refusing } from "../../../tests/signInTab.ts";
import { fieldErrors, notSignedUp, toMend } from "./signInWords.ts";
import { $mailedTo, signUpForm, signUpMended } from "./signUp.ts";

const { $errors, $failure, $strength, $tries, $typed, left, sent, typed } = signUpForm;

const lya = {
  fullName: "Lya Fontaine",
  username: "noctua.lya",
  email: "lya@exemple.fr",
  password: "neige-et-givre",
  confirmation: "neige-et-givre",
};

it("[AU-3] [AU-8] signs a visitor up, confirms it, and shows the address that the mail was sent to", async () => {
  const { scope, tell, asked, said } = signInTab();
  await tell(sent, { ...lya, email: " lya@exemple.fr" });
  expect(asked).toEqual([{ ...lya, email: " lya@exemple.fr" }]);
  expect(said()).toEqual([["Inscription réussie !", "Vérifiez votre email pour confirmer votre compte."]]);
  expect(scope.getState($mailedTo)).toBe("lya@exemple.fr");
});

it("[AU-2] shows errors beside the fields, sends nothing, and clears corrected errors", async () => {
  const { scope, tell, asked } = signInTab();
  const wrong = { ...lya, fullName: " ", email: "lya@exemple", password: "abcd", confirmation: "abcde" };
  await tell(sent, wrong);
  const errors = scope.getState($errors);
  expect(errors).toEqual({
    ...fieldErrors({ fullName: "missing", email: "no-address" }),
    password: "Le mot de passe doit contenir au moins 6 caractères",
    confirmation: "Les mots de passe ne correspondent pas",
  });
  expect(toMend(Object.keys(errors).length)).toBe("Quatre champs sont à corriger");
  expect(scope.getState($tries)).toBe(1);
  expect(asked).toEqual([]);

  await tell(typed, { ...wrong, fullName: "Lya", username: "", password: "givres", confirmation: "givres" });
  expect(scope.getState($errors)).toEqual(fieldErrors({ email: "no-address" }));
});

it.each([
  [{ kind: "email-taken" }, { title: "Cette adresse email est déjà utilisée. Essayez de vous connecter." }],
  [
    { kind: "declined", message: "Signups not allowed" },
    { title: "Erreur d'inscription", text: "Signups not allowed" },
  ],
  [{ kind: "unexpected" }, { title: "Une erreur inattendue s'est produite" }],
])("[AU-3] shows why the sign-up failed, and keeps the typed fields: %o", async (refusal, words) => {
  const { scope, tell, said } = signInTab({ signUp: refusing(refusal) });
  await tell(sent, lya);
  const failure = scope.getState($failure);
  expect(failure && notSignedUp(failure)).toMatchObject(words);
  expect(scope.getState($typed)).toEqual(lya);
  expect(scope.getState($mailedTo)).toBeNull();
  expect(scope.getState($tries)).toBe(1);
  expect(said()).toEqual([]);
});

it("[AU-2] shows the backend's refusal of a password beside the field", async () => {
  const { scope, tell } = signInTab({ signUp: refusing({ kind: "password-too-short" }) });
  await tell(sent, lya);
  expect(scope.getState($errors)).toEqual(fieldErrors({ password: "too-short" }));
  expect(scope.getState($failure)).toBeNull();
});

it("shows the form as it was to correct the address, and clears it when the page is left", async () => {
  const { scope, tell, device } = signInTab();
  await tell(sent, lya);
  await tell(signUpMended);
  expect(scope.getState($mailedTo)).toBeNull();
  expect(scope.getState($typed)).toEqual(lya);
  await tell(left);
  expect(scope.getState($typed)).toEqual(signUpForm.fields);
  expect([...device.values()].join("")).not.toContain(lya.password);
});

it("rates a typed password, considering the visitor's names and e-mail", async () => {
  const { scope, tell } = signInTab();
  expect(scope.getState($strength)).toBeNull();
  await tell(typed, { ...lya, password: "fontaine" });
  expect(scope.getState($strength)).toEqual({ step: 1, weakness: "personal" });
});
