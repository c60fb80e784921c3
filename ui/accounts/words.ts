import type { SignInRefusal } from "../../domain/accounts/ports.ts";
import type { Toast } from "../page/toasts.ts";
import type { Unexpected } from "../page/failure.ts";
import { signInAddress } from "./address.ts";

export const words = {
  nameless: "Utilisateur",
  signIn: "Connexion",
  signUp: "Inscription",
  signOut: "Déconnexion",
  account: "Mon compte",
  space: "Mon espace personnel",
  admin: "Administration",
  staff: "Staff",
  tabsLabel: "Connexion ou inscription",
  tabs: { "sign-in": "Connexion", "sign-up": "Inscription" },
  email: "E-mail",
  password: "Mot de passe",
  signInButton: "Se connecter",
  signingIn: "Connexion en cours...",
  needsScriptTitle: "La connexion a besoin de JavaScript",
  needsScript: "Activez-le dans votre navigateur, puis rechargez la page.",
  signUpClosed: "Les inscriptions ne sont pas encore ouvertes",
  signUpClosedText: "Elles ouvrent bientôt sur cette page. Les tips se lisent sans compte.",
  why: {
    label: "Ce que votre compte permet",
    likeTitle: "Aimez et commentez les tips",
    like: "Posez une question, partagez ce qui marche dans vos parties.",
    dataTitle: "Vos données restent les vôtres",
    data: "Votre nom complet et votre e-mail ne sont jamais affichés.",
  },
  signedIn: { tone: "good", title: "Connexion réussie !" },
  signedOut: { tone: "good", title: "Vous êtes déconnecté", text: "À bientôt sur le site." },
  signOutFailed: { tone: "bad", title: "Déconnexion impossible", text: "Vérifiez votre connexion, puis réessayez." },
  notSignedIn: {
    "bad-credentials": "Email ou mot de passe incorrect",
    unconfirmed: "Votre adresse n'est pas encore confirmée. Ouvrez le lien du mail que vous avez reçu.",
    "too-many-tries": "Trop d'essais. Attendez une minute, puis réessayez.",
    incomplete: "Indiquez votre e-mail et votre mot de passe.",
    unexpected: "Le site n'a pas pu vous connecter. Vérifiez votre connexion, ou réessayez dans un instant.",
  } satisfies Record<(SignInRefusal | { kind: "incomplete" } | Unexpected)["kind"], string>,
} as const satisfies Record<string, string | Toast | Record<string, string>>;

/** A way to sign in that leads back to where it began. */
export const signInLink = (path: string) => ({ words: "Se connecter", to: signInAddress(path) });
