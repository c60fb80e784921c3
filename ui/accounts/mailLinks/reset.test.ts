import { expect, it } from "vitest";
import { signInTab, refusing } from "../../../tests/signInTab.ts";
import type { MailToken } from "../../../domain/accounts/ports.ts";
import { linkOver, resetFailure } from "./linkWords.ts";
import { $linkOver, $notReset, resetForm, resetOpened } from "./reset.ts";

const { $errors, $isDone, $tries, sent, typed } = resetForm;

const password = "grand-froid";
const wish = { token: "a1b2" as MailToken, password };

/** A tab that a recovery mail's link has opened. */
const openTab = async (club: Parameters<typeof signInTab>[0] = {}) => {
  const tab = signInTab(club);
  await tab.tell(resetOpened, wish.token);
  return tab;
};

it("[AU-20] sets the new password, and signs in", async () => {
  const { scope, tell, asked, said, sessionStatus } = await openTab();
  await tell(sent, { password });
  expect(asked).toEqual([{ ...wish, isSpent: false }]);
  expect(scope.getState($isDone)).toBe(true);
  expect(said()).toEqual([["Connexion réussie !", undefined]]);
  expect(sessionStatus()).toBe("member");
});

it("spends the link once, also when the password behind it is refused", async () => {
  const { scope, tell, asked } = await openTab({ reset: refusing({ kind: "same-password" }) });
  await tell(sent, { password });
  expect(scope.getState($errors).password).toBe("C'est déjà votre mot de passe. Choisissez-en un autre.");
  await tell(sent, { password });
  expect(asked).toEqual([
    { ...wish, isSpent: false },
    { ...wish, isSpent: true },
  ]);
});

it("shows beside the field that a password is too short, until it is long enough", async () => {
  const { scope, tell } = await openTab({ reset: refusing({ kind: "password-too-short" }) });
  await tell(sent, { password: "abc" });
  const problem = () => scope.getState($errors).password;
  expect(problem()).toBe("Le mot de passe doit contenir au moins 6 caractères");
  await tell(typed, { password: "abcd" });
  expect(problem()).toBeDefined();
  await tell(typed, { password: "givres" });
  expect(problem()).toBeUndefined();
});

it("shows above the form why the password wasn't changed", async () => {
  const { scope, tell } = await openTab({ reset: refusing({ kind: "unexpected" }) });
  await tell(sent, { password });
  const failure = scope.getState($notReset);
  expect(failure && resetFailure(failure).title).toBe("Une erreur inattendue s'est produite");
  expect(scope.getState($tries)).toBe(1);
});

it.each([
  ["incomplete-link", "Ce lien est incomplet"],
  ["spent-link", "Ce lien ne marche plus"],
  ["signed-out", "Ce lien ne marche plus"],
])("replaces the form when the link can't be used: %s", async (kind, title) => {
  const { scope, tell } = await openTab({ reset: refusing({ kind }) });
  await tell(sent, { password });
  const over = scope.getState($linkOver);
  expect(over && linkOver(over).title).toBe(title);
});

it.each(["password-too-short", "same-password", "declined", "too-many-tries"])(
  "leaves the form there while another try may help: %s",
  async (kind) => {
    const { scope, tell } = await openTab({ reset: refusing({ kind }) });
    await tell(sent, { password });
    expect(scope.getState($tries)).toBe(1);
    expect(scope.getState($linkOver)).toBeNull();
  },
);

it("reports a link without its token as incomplete at once, without a request", async () => {
  const { scope, tell, asked } = await openTab();
  await tell(resetOpened, "");
  await tell(sent, { password });
  expect(asked).toEqual([]);
  expect(scope.getState($linkOver)).toEqual({ kind: "incomplete-link" });
  await tell(resetOpened, wish.token);
  expect(scope.getState($linkOver)).toBeNull();
});

it("[SE-4] spends the link once when it is the backend that refuses the password", async () => {
  const { tell, asked } = await openTab({ reset: refusing({ kind: "password-common" }) });
  await tell(sent, { password: "givre-et-gel" });
  await tell(sent, { password: "neige-et-gel" });
  expect(asked).toMatchObject([{ isSpent: false }, { isSpent: true }]);
});
