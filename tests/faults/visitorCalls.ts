import { createElement } from "react";
import { DialogForm } from "../../ui/accounts/dialog/DialogForm.tsx";
import * as dialog from "../../ui/accounts/dialog/form.ts";
import { $email } from "../../ui/accounts/mails/email.ts";
import { confirmationAgain, recovery } from "../../ui/accounts/mails/mailing.ts";
import { signInForm } from "../../ui/accounts/signIn/signIn.ts";
import { signUpForm } from "../../ui/accounts/signIn/signUp.ts";
import { contactForm } from "../../ui/messages/contact/form.ts";
import { $isTaken, subscribePressed } from "../../ui/messages/newsletter/subscribe.ts";
import { camille } from "../contracts/ports.ts";
import type { Tab } from "../tab.tsx";
import { advised, type Call } from "./call.ts";

const lya = { email: "lya@exemple.fr", password: "grand-froid" };
const onPage = { fullName: "Lya Fontaine", username: "lya", ...lya, confirmation: lya.password };
const withPseudo = { pseudo: "Lya", ...lya };
const message = { name: "Lya", email: lya.email, subject: "Un scrim", message: "Bonjour", website: "" };

const unexpected = "Une erreur inattendue s'est produite";
const pause = "Trop d'essais en peu de temps. Attendez dix minutes, puis réessayez.";

const inDialog = (tab: Tab) => tab.part(createElement(DialogForm, { id: "form" }));
const isReady = (tab: Tab) => !tab.get(dialog.$isPending) && tab.get(dialog.$step) === "auth";

/** What visitors do. */
export const visitorCalls = {
  "sign up, page": {
    who: "visitor",
    path: "/auth?onglet=inscription",
    service: "auth",
    asks: /^POST \/auth\/v1\/signup/,
    act: (tab) => tab.do(signUpForm.sent, onPage),
    says: {
      ...advised(`${unexpected} / Ce que vous avez écrit est toujours là.`),
      // The catalogue: "with the message".
      "403": "Erreur d'inscription / invalid JWT: token is expired",
      "429": `Erreur d'inscription / ${pause}`,
    },
    next: { else: "Créer mon compte" },
    kept: (tab) => tab.get(signUpForm.$typed),
    is: { else: onPage },
    keeps: { else: "all five fields" },
  },
  "sign up, dialog": {
    who: "visitor",
    path: "/",
    service: "auth",
    asks: /^POST \/auth\/v1\/signup/,
    before: (tab) => tab.do(dialog.modeChosen, "signup"),
    act: (tab) => tab.do(dialog.signupForm.sent, withPseudo),
    screen: inDialog,
    says: {
      "403": "Erreur / invalid JWT: token is expired",
      "429": `Erreur / ${pause}`,
      else: `Erreur / ${unexpected}`,
    },
    next: { else: "Créer mon compte" },
    offers: isReady,
    kept: (tab) => tab.get(dialog.signupForm.$typed),
    is: { else: withPseudo },
    keeps: { else: "all three fields" },
  },
  "sign in, page": {
    who: "visitor",
    path: "/auth",
    service: "auth",
    asks: /^POST \/auth\/v1\/token/,
    act: (tab) => tab.do(signInForm.sent, camille),
    says: { ...advised(`${unexpected} / Le site n'a pas pu vous connecter.`), "429": pause },
    next: { else: "Se connecter" },
    kept: (tab) => tab.get(signInForm.$typed),
    is: { else: camille },
    keeps: { else: "e-mail and password" },
  },
  "sign in, dialog": {
    who: "visitor",
    path: "/",
    service: "auth",
    asks: /^POST \/auth\/v1\/token/,
    act: (tab) => tab.do(dialog.loginForm.sent, camille),
    screen: inDialog,
    says: { "429": `Erreur / ${pause}`, else: `Erreur / ${unexpected}` },
    next: { else: "Se connecter" },
    offers: isReady,
    kept: (tab) => tab.get(dialog.loginForm.$typed),
    is: { else: camille },
    keeps: { else: "e-mail and password" },
  },
  "mail a recovery link": {
    who: "visitor",
    path: "/auth/forgot",
    service: "auth",
    asks: /^POST \/auth\/v1\/recover/,
    act: (tab) => tab.do(recovery.sent, { email: lya.email }),
    says: {
      ...advised(`${unexpected} : l'e-mail n'est pas parti.`),
      "429": "Trop d'e-mails ont été demandés en peu de temps. Réessayez dans dix minutes.",
    },
    next: { else: "Recevoir le lien" },
    kept: (tab) => tab.get($email),
    is: { else: lya.email },
    keeps: { else: "the e-mail" },
  },
  "mail the confirmation again": {
    who: "visitor",
    path: "/auth",
    service: "auth",
    asks: /^POST \/auth\/v1\/resend/,
    act: (tab) => tab.do(confirmationAgain.sent, { email: lya.email }),
    says: {
      ...advised(`E-mail non envoyé / ${unexpected} : l'e-mail n'est pas parti.`),
      "429": "E-mail non envoyé / Trop d'e-mails ont été demandés en peu de temps. Réessayez dans dix minutes.",
    },
    next: { else: "Se connecter" },
    kept: (tab) => tab.get($email),
    is: { else: lya.email },
    keeps: { else: "the e-mail" },
  },
  "write to the club": {
    who: "visitor",
    path: "/contact",
    service: "functions",
    asks: /^POST \/functions\/v1\/send-contact-email/,
    before: (tab) => tab.do(contactForm.typed, message),
    act: (tab) => tab.do(contactForm.sent, message),
    says: {
      "429":
        "Erreur / Trop de messages ont été envoyés en peu de temps. Le vôtre reste ici : réessayez dans 10\u202fminutes.",
      else: "Erreur / Une erreur est survenue lors de l'envoi du message.",
    },
    next: { else: "Envoyer le message" },
    kept: (tab) => tab.get(contactForm.$typed),
    is: { else: message },
    keeps: { else: "the whole message" },
  },
  "ask for the letter": {
    who: "visitor",
    path: "/about",
    service: "functions",
    asks: /^POST \/functions\/v1\/subscribe-newsletter/,
    act: (tab) => tab.do(subscribePressed, lya.email),
    says: {
      ...advised("Inscription impossible / L'inscription n'a pas abouti."),
      "429":
        "Inscription impossible / Trop d'inscriptions ont été demandées en peu de temps. Réessayez dans 10\u202fminutes.",
    },
    next: { else: "S’inscrire" },
    // Each accepted subscription empties the field.
    kept: (tab) => tab.get($isTaken),
    is: { else: false },
    keeps: { else: "the address" },
  },
} satisfies Readonly<Record<string, Call>>;
