import type { TooManyTries } from "../../../domain/accounts/ports.ts";
import { adviceOn, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import {
  notSignedIn as onPage,
  patience,
  type Said,
  type SignInFailure,
  type SignUpFailure,
  unforeseen,
} from "../signIn/signInWords.ts";

export const words = {
  login: "Connexion",
  signup: "Inscription",
  toSignup: { question: "Pas encore de compte ?", words: "Créer un compte" },
  toLogin: { question: "Déjà un compte ?", words: "Se connecter" },
  sent: "E-mail envoyé",
  activated: "Compte activé",
  confirmed: "Votre adresse est confirmée",
  confirmedText: "Tout ce qui demande un compte vous est ouvert.",
  backToLogin: "Se connecter",
  onward: "Continuer",
} as const;

/** @param product the club's name */
export const welcome = (product: string): Toast => ({
  tone: "good",
  title: "Connexion réussie",
  text: `Bienvenue sur ${product} !`,
});

const wrong: Said = { title: "Identifiants incorrects", text: "Email ou mot de passe incorrect." };

const refusedSignIn = {
  "bad-credentials": wrong,
  unconfirmed: onPage({ kind: "unconfirmed" }),
  incomplete: wrong,
} satisfies Record<Exclude<SignInFailure, TooManyTries | Unexpected>["kind"], Said>;

/** The captcha has an advice of its own. */
const unexpected = (failure: Unexpected): Said => ({
  title: "Erreur",
  text: failure.answer === "unproven" ? adviceOn(failure) : unforeseen,
});

export const notSignedIn = (failure: SignInFailure): Said => {
  if (failure.kind === "too-many-tries") return { title: "Erreur", text: patience(failure) };
  return failure.kind === "unexpected" ? unexpected(failure) : refusedSignIn[failure.kind];
};

export const notSignedUp = (failure: SignUpFailure): Said => {
  switch (failure.kind) {
    case "email-taken":
      return {
        title: "Email déjà utilisé",
        text: "Cet email est déjà associé à un compte. Essayez de vous connecter.",
      };
    case "too-many-tries":
      return { title: "Erreur", text: patience(failure) };
    case "declined":
      return { title: "Erreur", text: failure.message };
    case "unexpected":
      return unexpected(failure);
  }
};
