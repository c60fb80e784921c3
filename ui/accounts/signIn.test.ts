import { expect, it } from "vitest";
import { camille, entranceTab, refusing } from "../../tests/entrance.ts";
import { $email } from "./email.ts";
import { notSignedIn } from "./entranceWords.ts";
import { signOutPressed } from "./session.ts";
import {
  $failure,
  $isSending,
  $problems,
  $tries,
  $typed,
  $waiting,
  signInLeft,
  signInSent,
  signInTyped,
} from "./signIn.ts";

const credentials = { email: camille.email, password: "demo-1234" };

it("[AU-4] signs somebody in, says so, and keeps no password", async () => {
  const { scope, tell, asked, said, standing } = entranceTab();
  await tell(signInTyped, credentials);
  await tell(signInSent, credentials);
  expect(asked).toEqual([credentials]);
  expect(said()).toEqual([["Connexion réussie !", undefined]]);
  expect(standing()).toBe("member");
  expect(scope.getState($typed)).toEqual({ email: "", password: "" });
});

it.each([
  ["bad-credentials", "Email ou mot de passe incorrect"],
  ["unexpected", "Le site n'a pas pu vous connecter. Vérifiez votre connexion, ou réessayez dans un instant."],
] as const)("[AU-4] says why nobody was signed in, and keeps what was typed: %s", async (kind, title) => {
  const { scope, tell } = entranceTab({ signIn: refusing({ kind }) });
  await tell(signInSent, credentials);
  const failure = scope.getState($failure);
  expect(failure && notSignedIn[failure].title).toBe(title);
  expect(scope.getState($typed)).toEqual(credentials);
});

it("offers another mail to whoever never followed the first, to the address they wrote", async () => {
  const { scope, tell } = entranceTab({ signIn: refusing({ kind: "unconfirmed" }) });
  await tell(signInSent, { ...credentials, email: ` ${camille.email} ` });
  expect(scope.getState($waiting)).toBe(camille.email);
  await tell(signInLeft);
  expect(scope.getState($waiting)).toBeNull();
});

it("[AU-4] marks what is missing until it is there, and asks nobody", async () => {
  const { scope, tell, asked } = entranceTab();
  await tell(signInSent, { email: " ", password: "" });
  expect(asked).toEqual([]);
  expect(scope.getState($tries)).toBe(1);
  expect(scope.getState($problems)).toEqual({ email: "missing", password: "missing" });
  await tell(signInTyped, { email: "m", password: "" });
  expect(scope.getState($problems)).toEqual({ password: "missing" });
});

it("sends once, however often the button is pressed, until the page knows who is there", async () => {
  let answer = () => {};
  const { scope, tell, asked } = entranceTab({ signIn: () => new Promise((resolve) => (answer = resolve)) });
  const first = tell(signInSent, credentials);
  void tell(signInSent, credentials);
  expect(scope.getState($isSending)).toBe(true);
  await Promise.resolve();
  answer();
  await first;
  expect(asked).toHaveLength(1);
  expect(scope.getState($isSending)).toBe(false);
});

it("knows the e-mail in the next form, until somebody signs out", async () => {
  const { scope, tell } = entranceTab();
  await tell(signInTyped, { email: "lya@exemple.fr", password: "" });
  await tell(signInLeft);
  expect(scope.getState($email)).toBe("lya@exemple.fr");
  await tell(signOutPressed);
  expect(scope.getState($email)).toBe("");
});
