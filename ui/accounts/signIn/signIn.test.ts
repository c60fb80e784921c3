import { expect, it } from "vitest";
import { camille, signInTab, refusing } from "../../../tests/signInTab.ts";
import { $email } from "../mails/email.ts";
import { fieldErrors, notSignedIn, type SignInFailure } from "./signInWords.ts";
import { signOutPressed } from "../session/session.ts";
import { signInForm } from "./signIn.ts";

const { $errors, $failure, $isPending, $tries, $typed, $unconfirmed, left, sent, typed } = signInForm;

const credentials = { email: camille.email, password: "demo-1234" };

it("[AU-4] signs a member in, confirms it, and keeps no password", async () => {
  const { scope, tell, asked, said, sessionStatus } = signInTab();
  await tell(typed, credentials);
  await tell(sent, credentials);
  expect(asked).toEqual([credentials]);
  expect(said()).toEqual([["Connexion réussie !", undefined]]);
  expect(sessionStatus()).toBe("member");
  expect(scope.getState($typed)).toEqual({ email: "", password: "" });
});

it.each([
  [{ kind: "bad-credentials" }, { title: "Email ou mot de passe incorrect" }],
  [{ kind: "too-many-tries" }, { title: "Trop d'essais en peu de temps. Attendez dix minutes, puis réessayez." }],
  [
    { kind: "too-many-tries", retryAfter: 42 },
    { title: "Trop d'essais en peu de temps. Réessayez dans 42\u202fsecondes." },
  ],
  [
    { kind: "unexpected", cause: 0 },
    {
      title: "Une erreur inattendue s'est produite",
      text: "Le site n'a pas pu vous connecter. Vérifiez votre connexion, puis réessayez.",
    },
  ],
  [
    { kind: "unexpected", cause: 0, answer: "bad" },
    {
      title: "Une erreur inattendue s'est produite",
      text: "Le site n'a pas pu vous connecter. Le site a un souci. Réessayez dans un instant.",
    },
  ],
] as const satisfies readonly (readonly [SignInFailure, object])[])(
  "[AU-4] [LM-36] shows why the sign-in failed, and keeps the typed fields: %o",
  async (why, said) => {
    const { scope, tell } = signInTab({ signIn: refusing(why) });
    await tell(sent, credentials);
    const failure = scope.getState($failure);
    expect(failure && notSignedIn(failure)).toEqual(said);
    expect(scope.getState($typed)).toEqual(credentials);
  },
);

it("offers another confirmation mail to the typed address of an unconfirmed account", async () => {
  const { scope, tell } = signInTab({ signIn: refusing({ kind: "unconfirmed" }) });
  await tell(sent, { ...credentials, email: ` ${camille.email} ` });
  expect(scope.getState($unconfirmed)).toBe(camille.email);
  await tell(left);
  expect(scope.getState($unconfirmed)).toBeNull();
});

it("[AU-4] marks missing fields until they are filled, without a request", async () => {
  const { scope, tell, asked } = signInTab();
  await tell(sent, { email: " ", password: "" });
  expect(asked).toEqual([]);
  expect(scope.getState($tries)).toBe(1);
  expect(scope.getState($errors)).toEqual(fieldErrors({ email: "missing", password: "missing" }));
  await tell(typed, { email: "m", password: "" });
  expect(scope.getState($errors)).toEqual(fieldErrors({ password: "missing" }));
});

it("sends once, however often the button is pressed, until the session is known", async () => {
  let answer = () => {};
  const { scope, tell, asked } = signInTab({ signIn: () => new Promise((resolve) => (answer = resolve)) });
  const first = tell(sent, credentials);
  void tell(sent, credentials);
  expect(scope.getState($isPending)).toBe(true);
  await Promise.resolve();
  answer();
  await first;
  expect(asked).toHaveLength(1);
  expect(scope.getState($isPending)).toBe(false);
});

it("fills the e-mail into the next form, until a sign-out", async () => {
  const { scope, tell } = signInTab();
  await tell(typed, { email: "lya@exemple.fr", password: "" });
  await tell(left);
  expect(scope.getState($email)).toBe("lya@exemple.fr");
  await tell(signOutPressed);
  expect(scope.getState($email)).toBe("");
});
