import { expect, it } from "vitest";
import { entranceTab, refusing } from "../../../tests/entrance.ts";
import type { MailToken } from "../../../domain/accounts/ports.ts";
import { newPasswordProblem } from "../signIn/entranceWords.ts";
import { linkOver, resetFailure } from "./linkWords.ts";
import { $failure, $isDone, $tries, isOver, resetOpened, resetSent, resetTyped } from "./reset.ts";

const wish = { token: "a1b2" as MailToken, password: "grand-froid" };

it("[AU-20] sets the new password, and signs in", async () => {
  const { scope, tell, asked, said, standing } = entranceTab();
  await tell(resetSent, wish);
  expect(asked).toEqual([{ ...wish, isSpent: false }]);
  expect(scope.getState($isDone)).toBe(true);
  expect(said()).toEqual([["Connexion réussie !", undefined]]);
  expect(standing()).toBe("member");
});

it("spends the link once, also when the password behind it is refused", async () => {
  const { scope, tell, asked } = entranceTab({ reset: refusing({ kind: "same-password" }) });
  await tell(resetSent, wish);
  expect(newPasswordProblem(scope.getState($failure))).toBe("C'est déjà votre mot de passe. Choisissez-en un autre.");
  await tell(resetSent, wish);
  expect(asked).toEqual([
    { ...wish, isSpent: false },
    { ...wish, isSpent: true },
  ]);
});

it("shows beside the field that a password is too short, until it is long enough", async () => {
  const { scope, tell } = entranceTab({ reset: refusing({ kind: "password-too-short" }) });
  await tell(resetSent, { ...wish, password: "abc" });
  const problem = () => newPasswordProblem(scope.getState($failure));
  expect(problem()).toBe("Le mot de passe doit contenir au moins 6 caractères");
  await tell(resetTyped, "abcd");
  expect(problem()).toBeDefined();
  await tell(resetTyped, "givres");
  expect(problem()).toBeUndefined();
});

it("shows above the form why the password wasn't changed", async () => {
  const { scope, tell } = entranceTab({ reset: refusing({ kind: "unexpected" }) });
  await tell(resetSent, wish);
  const failure = scope.getState($failure);
  expect(failure && !isOver(failure) && resetFailure(failure)?.title).toBe("Une erreur inattendue s'est produite");
  expect(scope.getState($tries)).toBe(1);
});

it.each([
  ["incomplete-link", "Ce lien est incomplet"],
  ["spent-link", "Ce lien ne marche plus"],
  ["signed-out", "Ce lien ne marche plus"],
])("replaces the form when the link can't be used: %s", async (kind, title) => {
  const { scope, tell } = entranceTab({ reset: refusing({ kind }) });
  await tell(resetSent, wish);
  const failure = scope.getState($failure);
  expect(failure && isOver(failure) && linkOver(failure).title).toBe(title);
});

it.each(["password-too-short", "same-password", "declined", "too-many-tries"])(
  "leaves the form there while another try may help: %s",
  async (kind) => {
    const { scope, tell } = entranceTab({ reset: refusing({ kind }) });
    await tell(resetSent, wish);
    const failure = scope.getState($failure);
    expect(failure && isOver(failure)).toBe(false);
  },
);

it("reports a link without its token as incomplete at once, without a request", async () => {
  const { scope, tell, asked } = entranceTab();
  await tell(resetOpened, "");
  await tell(resetSent, { ...wish, token: "" as MailToken });
  expect(asked).toEqual([]);
  expect(scope.getState($failure)).toEqual({ kind: "incomplete-link" });
  await tell(resetOpened, wish.token);
  expect(scope.getState($failure)).toBeNull();
});

it("[SE-4] spends the link once when it is the backend that refuses the password", async () => {
  const { tell, asked } = entranceTab({ reset: refusing({ kind: "password-common" }) });
  await tell(resetSent, { ...wish, password: "givre-et-gel" });
  await tell(resetSent, { ...wish, password: "neige-et-gel" });
  expect(asked).toMatchObject([{ isSpent: false }, { isSpent: true }]);
});
