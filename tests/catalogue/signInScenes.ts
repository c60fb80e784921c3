import { HttpResponse } from "msw";
import { createElement } from "react";
import { DialogForm } from "../../ui/accounts/dialog/DialogForm.tsx";
import { loginForm, modeChosen, signupForm } from "../../ui/accounts/dialog/form.ts";
import { signInForm } from "../../ui/accounts/signIn/signIn.ts";
import { signUpForm } from "../../ui/accounts/signIn/signUp.ts";
import { camille } from "../contracts/ports.ts";
import { projectAt } from "../network.ts";
import { openTab, type Tab } from "../tab.tsx";
import { ofTheBackend } from "./messages.ts";
import { onPage, type Scene, signedIn } from "./stage.ts";

/** A hosted project with sign-ups switched off. */
const closed = projectAt("http://closed.test", () =>
  HttpResponse.json({ code: 422, error_code: "signup_disabled", msg: ofTheBackend }, { status: 422 }),
);

const lya = { email: "lya@exemple.fr", password: "grand-froid" };
const filledPage = { fullName: "Lya Fontaine", username: "lya", ...lya, confirmation: lya.password };
export const filledDialog = { pseudo: "Lya", ...lya };
const wrong = { ...camille, password: "pas-le-bon" };
const signUpPath = "/auth?onglet=inscription";

const signUpOnPage = async (tab: Tab, form = filledPage) => {
  await tab.do(signUpForm.sent, form);
  return tab.screen();
};
const inDialog = (tab: Tab) => tab.part(createElement(DialogForm, { id: "form" }));
const signUpInDialog = async (tab: Tab, form = filledDialog) => {
  await tab.do(modeChosen, "signup");
  await tab.do(signupForm.sent, form);
  return inDialog(tab);
};
const logIn = async (tab: Tab, credentials = camille) => {
  await tab.do(loginForm.sent, credentials);
  return inDialog(tab);
};

/** Sign-in and sign-up, on the page and in the dialog. */
export const signInScenes = {
  "sign-up in the dialog, e-mail known": async () =>
    signUpInDialog((await onPage("/")).tab, { ...filledDialog, email: camille.email }),
  "sign-up on the page, e-mail known": async () =>
    signUpOnPage((await onPage(signUpPath)).tab, { ...filledPage, email: camille.email }),
  "sign-up on the page, refused otherwise": async () =>
    signUpOnPage(await openTab({ backend: closed, path: signUpPath })),
  "sign-up in the dialog, refused otherwise": async () =>
    signUpInDialog(await openTab({ backend: closed, path: "/about" })),
  "signed up on the page": async () => signUpOnPage((await onPage(signUpPath)).tab),
  async "sign-up on the page, unexpected"() {
    const { tab, fails } = await onPage(signUpPath);
    fails();
    return signUpOnPage(tab);
  },
  async "sign-up in the dialog, unexpected"() {
    const { tab, fails } = await onPage("/");
    fails();
    return signUpInDialog(tab);
  },
  async "sign-in in the dialog, unexpected"() {
    const { tab, fails } = await onPage("/");
    fails();
    return logIn(tab);
  },
  "sign-in in the dialog, wrong": async () => logIn((await onPage("/")).tab, wrong),
  async "sign-in on the page, unexpected"() {
    const { tab, fails } = await onPage("/auth");
    fails();
    await tab.do(signInForm.sent, camille);
    return tab.screen();
  },
  async "sign-in on the page, wrong"() {
    const { tab } = await onPage("/auth");
    await tab.do(signInForm.sent, wrong);
    return tab.screen();
  },
  async "signed in in the dialog"() {
    const { tab } = await onPage("/");
    await logIn(tab);
    return tab.screen();
  },
  "signed in on the page": async () => (await signedIn("/")).tab.screen(),
  "two passwords that differ": async () =>
    signUpOnPage((await onPage(signUpPath)).tab, { ...filledPage, confirmation: "grand-chaud" }),
  "a password that is too short": async () =>
    signUpOnPage((await onPage(signUpPath)).tab, { ...filledPage, password: "court", confirmation: "court" }),
} satisfies Readonly<Record<string, Scene>>;
