import { expect, it } from "vitest";
import { camille, signInTab, refusing } from "../../../tests/signInTab.ts";
import { $intent } from "../session/intent.ts";
import { sessionChanged } from "../session/session.ts";
import {
  $isPending,
  $mailedTo,
  $mode,
  $step,
  dialogClosed,
  loginAgain,
  loginForm,
  modeChosen,
  signupForm,
  signupMended,
} from "./form.ts";
import { fieldErrors } from "../signIn/signInWords.ts";
import { $isWanted, authWanted } from "./wanted.ts";
import { notSignedIn, notSignedUp } from "./words.ts";

const credentials = { email: camille.email, password: "demo-1234" };
const lya = { pseudo: "lya", email: "lya@exemple.fr", password: "neige-et-givre" };
const intent = { name: "tip-like", id: "smokes", path: "/tips/smokes" };

/** The dialog, opened by a visitor who pressed a tip's like. */
const begin = async (club: Parameters<typeof signInTab>[0] = {}) => {
  const tab = signInTab(club);
  await tab.tell(authWanted, { intent });
  const { scope } = tab;
  return {
    ...tab,
    shown: () => ({ isOpen: scope.getState($isWanted), step: scope.getState($step), mode: scope.getState($mode) }),
  };
};

it("[AU-6] [AU-7] logs in, confirms it, closes, and keeps only the intent", async () => {
  const { scope, tell, asked, said, shown, sessionStatus } = await begin();
  await tell(loginForm.typed, credentials);
  await tell(loginForm.sent, credentials);
  expect(asked).toEqual([credentials]);
  expect(said()).toEqual([["Connexion réussie", "Bienvenue sur Boréal Esport !"]]);
  expect(shown()).toEqual({ isOpen: false, step: "auth", mode: "login" });
  expect(scope.getState(loginForm.$typed)).toEqual({ email: "", password: "" });
  expect(sessionStatus()).toBe("member");
  expect(scope.getState($intent)).toEqual(intent);
});

it.each([
  ["bad-credentials", { title: "Identifiants incorrects", text: "Email ou mot de passe incorrect." }],
  ["unexpected", { title: "Erreur", text: "Une erreur inattendue s'est produite" }],
] as const)("[AU-6] shows why the login failed, and stays open: %s", async (kind, words) => {
  const { scope, tell, shown, said } = await begin({ signIn: refusing({ kind }) });
  await tell(loginForm.sent, credentials);
  const failure = scope.getState(loginForm.$failure);
  expect(failure && notSignedIn(failure)).toEqual(words);
  expect(scope.getState(loginForm.$typed)).toEqual(credentials);
  expect(shown().isOpen).toBe(true);
  expect(said()).toEqual([]);
});

it("[AU-5] requires an e-mail and a password of six characters in both modes, and a pseudo in sign-up", async () => {
  const { scope, tell, asked } = await begin();
  await tell(loginForm.sent, { email: "camille", password: "12345" });
  expect(scope.getState(loginForm.$errors)).toEqual(fieldErrors({ email: "no-address", password: "too-short" }));
  await tell(modeChosen, "signup");
  expect(scope.getState(signupForm.$errors)).toEqual({});
  await tell(signupForm.sent, { pseudo: " ", email: "", password: "" });
  expect(scope.getState(signupForm.$errors)).toEqual(
    fieldErrors({ pseudo: "missing", email: "missing", password: "missing" }),
  );
  expect(asked).toEqual([]);
});

it("[AU-5] [AU-8] signs up with a pseudo, then shows the address that the mail was sent to", async () => {
  const { scope, tell, asked, shown } = await begin();
  await tell(modeChosen, "signup");
  await tell(signupForm.sent, lya);
  expect(asked).toEqual([lya]);
  expect(shown().step).toBe("email-sent");
  expect(scope.getState($mailedTo)).toBe(lya.email);

  await tell(signupMended);
  expect(shown()).toMatchObject({ step: "auth", mode: "signup" });
  expect(scope.getState(signupForm.$typed)).toEqual(lya);
});

it.each([
  [
    { kind: "email-taken" },
    {
      title: "Email déjà utilisé",
      text: "Cet email est déjà associé à un compte. Essayez de vous connecter.",
    },
  ],
  [
    { kind: "declined", message: "Signups not allowed" },
    { title: "Erreur", text: "Signups not allowed" },
  ],
])("[AU-6] shows why the sign-up failed: %o", async (refusal, words) => {
  const { scope, tell, shown } = await begin({ signUp: refusing(refusal) });
  await tell(modeChosen, "signup");
  await tell(signupForm.sent, lya);
  const failure = scope.getState(signupForm.$failure);
  expect(failure && notSignedUp(failure)).toEqual(words);
  expect(shown()).toMatchObject({ isOpen: true, step: "auth" });
});

it("[AU-5] shows that the account is active once its link was opened in another tab, and leads back to login", async () => {
  const { tell, enter, shown } = await begin();
  await tell(modeChosen, "signup");
  await tell(signupForm.sent, lya);
  enter();
  await tell(sessionChanged);
  expect(shown().step).toBe("email-confirmed");
  await tell(loginAgain);
  expect(shown()).toMatchObject({ step: "auth", mode: "login" });
});

it("[AU-7] is reset when it is closed, ignores later answers, and drops the intent", async () => {
  let answer = () => {};
  const { scope, tell, shown, device } = await begin({ signUp: () => new Promise((resolve) => (answer = resolve)) });
  await tell(modeChosen, "signup");
  await tell(signupForm.typed, lya);
  const sent = tell(signupForm.sent, lya);
  expect(scope.getState($isPending)).toBe(true);
  void tell(dialogClosed);
  await Promise.resolve();
  answer();
  await sent;
  expect(shown()).toEqual({ isOpen: false, step: "auth", mode: "login" });
  expect(scope.getState(loginForm.$typed)).toEqual({ email: "", password: "" });
  expect(scope.getState(signupForm.$typed)).toEqual({ pseudo: "", email: "", password: "" });
  expect(scope.getState($intent)).toBeNull();
  expect(device.get("intent")).toBe("");
});

it("keeps the intent when it is closed after the mail was sent", async () => {
  const { scope, tell } = await begin();
  await tell(modeChosen, "signup");
  await tell(signupForm.sent, lya);
  await tell(dialogClosed);
  expect(scope.getState($intent)).toEqual({ ...intent, by: lya.email });
});

it("keeps the e-mail in its other mode, and closes when the member signs in in another tab", async () => {
  const { scope, tell, enter, shown } = await begin();
  await tell(loginForm.typed, { email: lya.email, password: "x" });
  await tell(modeChosen, "signup");
  expect(scope.getState(signupForm.$typed)).toEqual({ pseudo: "", email: lya.email, password: "" });
  enter();
  await tell(sessionChanged);
  expect(shown().isOpen).toBe(false);
});
