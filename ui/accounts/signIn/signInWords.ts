import { consentAge } from "../../../domain/accounts/consentAge.ts";
import { longestPassword, type PasswordProblem } from "../../../domain/accounts/password.ts";
import type { PasswordStep, PasswordWeakness } from "../../../domain/accounts/passwordStrength.ts";
import type { SignInRefusal, TooManyTries } from "../../../domain/accounts/ports.ts";
import {
  passwordProblems,
  type SignUpField,
  type SignUpForm,
  type SignUpProblem,
  type SignUpProblems,
  type SignUpRefusal,
} from "../../../domain/accounts/signUp.ts";
import type { Refusal } from "../../../domain/shared/result.ts";
import { usernameReserved } from "../words.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import type { Errors } from "../../lib/form.ts";

/** Texts shared by the sign-in page, the dialog and the pages of mail links. */
export const words = {
  tabsLabel: "Connexion ou inscription",
  tabs: { "sign-in": "Connexion", "sign-up": "Inscription" },
  signIn: "Se connecter",
  signingIn: "Connexion en cours...",
  signUp: "Créer mon compte",
  signingUp: "Création en cours...",
  forgot: "Mot de passe oublié ?",
  publicName: "Visible à côté de vos commentaires.",
  age: {
    before: `À partir de ${consentAge} ans, vous décidez de votre compte. Plus jeune, il faut aussi `,
    parent: "l'accord d'un parent",
    after: ". ",
  },
  agreement: { before: "En créant un compte, vous acceptez nos ", terms: "conditions" },
  privacy: { before: ". Ce que nous gardons, et pourquoi : ", policy: "confidentialité", after: "." },
  needsScriptTitle: "La connexion a besoin de JavaScript",
  needsScript: "Activez-le dans votre navigateur, puis rechargez la page.",
  why: {
    label: "Ce que votre compte permet",
    applyTitle: "Postulez en quatre étapes",
    apply: "Vos réponses sont gardées si vous fermez la page, et vous suivez la décision depuis votre espace.",
    likeTitle: "Aimez et commentez les tips",
    like: "Posez une question, partagez ce qui marche dans vos parties.",
    dataTitle: "Vos données restent les vôtres",
    data: "Votre nom complet et votre e-mail ne sont jamais affichés. Vous pouvez tout supprimer à tout moment.",
  },
  signedIn: { tone: "good", title: "Connexion réussie !" },
  signedUp: {
    tone: "good",
    title: "Inscription réussie !",
    text: "Vérifiez votre email pour confirmer votre compte.",
    topic: "mail",
  },
  taken: "Cette adresse email est déjà utilisée. Essayez de vous connecter.",
  takenField: "Un compte existe déjà avec cet e-mail.",
  takenNext: "Se connecter avec cet e-mail",
} as const satisfies Record<string, string | Toast | Record<string, string>>;

export const fieldNames = {
  fullName: "Nom complet",
  username: "Nom d'utilisateur",
  pseudo: "Pseudo",
  email: "E-mail",
  password: "Mot de passe",
  confirmation: "Confirmer le mot de passe",
} as const satisfies Record<SignUpField, string>;

const missing: Record<SignUpField, string> = {
  fullName: "Indiquez votre nom complet.",
  username: "Choisissez un nom d'utilisateur.",
  pseudo: "Choisissez un pseudo.",
  email: "Indiquez votre e-mail.",
  password: "Indiquez un mot de passe.",
  confirmation: "Écrivez le mot de passe une seconde fois.",
};

const problems = {
  reserved: usernameReserved,
  "no-address": "Cette adresse n'est pas complète. Exemple : vous@exemple.fr",
  "too-short": "Le mot de passe doit contenir au moins 6 caractères",
  "too-long": `Ce mot de passe est trop long : ${longestPassword} caractères au plus, et moins avec des accents ou des emojis.`,
  blank: "Un mot de passe fait seulement d'espaces se devine tout de suite. Ajoutez des lettres ou des chiffres.",
  common:
    "Ce mot de passe est connu de tout le monde : on l'essaie en premier. Choisissez-en un autre, par exemple trois ou quatre mots.",
  "own-email": "Votre e-mail ne peut pas servir de mot de passe : d'autres le connaissent. Choisissez-en un autre.",
  different: "Les mots de passe ne correspondent pas",
} satisfies Record<Exclude<SignUpProblem, "missing">, string>;

const fieldProblem = (field: SignUpField, problem: SignUpProblem): string =>
  problem === "missing" ? missing[field] : problems[problem];

export const fieldErrors = (found: SignUpProblems): Errors<SignUpForm> =>
  Object.fromEntries(
    Object.entries(found).map(([field, problem]) => [field, fieldProblem(field as SignUpField, problem)]),
  );

/** Refusals of a new password, shown by its field. */
export const passwordErrors = Object.fromEntries(
  Object.entries(passwordProblems).map(([kind, problem]) => [kind, fieldErrors({ password: problem })]),
) as Readonly<Record<PasswordProblem["kind"], Errors<Pick<SignUpForm, "password">>>>;
const counted = ["", "Un champ est", "Deux champs sont", "Trois champs sont", "Quatre champs sont", "Cinq champs sont"];
export const toMend = (count: number): string => `${counted[count] ?? "Des champs sont"} à corriger`;

/** Refusals of a changed password. */
export const changedPasswordErrors = {
  ...passwordErrors,
  "same-password": { password: "C'est déjà votre mot de passe. Choisissez-en un autre." },
} as const;

/** True for refusals that the new password's field shows. */
export const isOfPassword = (failure: Refusal): failure is PasswordProblem => failure.kind in passwordProblems;

/** Alert above a form: what failed. */
export type Said = { readonly title: string; readonly text?: string };

export const patience = ({ retryAfter }: TooManyTries): string =>
  retryAfter === undefined
    ? "Trop d'essais en peu de temps. Attendez dix minutes, puis réessayez."
    : `Trop d'essais en peu de temps. Réessayez ${after(retryAfter)}.`;

/** Title for unexpected errors. */
export const unforeseen = "Une erreur inattendue s'est produite";

export type SignInFailure = SignInRefusal | { readonly kind: "incomplete" } | Unexpected;

const refusedSignIn = {
  "bad-credentials": { title: "Email ou mot de passe incorrect" },
  unconfirmed: {
    title: "Votre adresse n'est pas encore confirmée",
    text: "Ouvrez le lien de l'e-mail que vous avez reçu. S'il n'est pas venu, demandez-en un autre.",
  },
  incomplete: { title: "Indiquez votre e-mail et votre mot de passe." },
} satisfies Record<Exclude<SignInFailure, Unexpected | TooManyTries>["kind"], Said>;

export const notSignedIn = (failure: SignInFailure): Said => {
  if (failure.kind === "too-many-tries") return { title: patience(failure) };
  return failure.kind === "unexpected"
    ? { title: unforeseen, text: `Le site n'a pas pu vous connecter. ${adviceOn(failure)}` }
    : refusedSignIn[failure.kind];
};

/** Refusals of a sign-up that no field shows. */
export type SignUpFailure = Exclude<SignUpRefusal | Unexpected, PasswordProblem | { readonly kind: "incomplete" }>;

/** Title of a failed sign-up: the page and the dialog have their own. */
export const notSignedUp = (failure: SignUpFailure): Said => {
  switch (failure.kind) {
    case "email-taken":
      return { title: words.taken };
    case "too-many-tries":
      return { title: "Erreur d'inscription", text: patience(failure) };
    case "declined":
      return { title: "Erreur d'inscription", text: failure.message };
    case "unexpected":
      return {
        title: unforeseen,
        text: `Ce que vous avez écrit est toujours là. ${adviceOn(failure)}`,
      };
  }
};

export const strengths: Record<PasswordStep, string> = {
  1: "Mot de passe faible",
  2: "Mot de passe moyen",
  3: "Bon mot de passe",
  4: "Très bon mot de passe",
};

export const weaknesses: Record<PasswordWeakness, string> = {
  common: "Il contient un mot parmi les plus utilisés : on l'essaie en premier.",
  personal: "Il contient votre nom ou votre e-mail, que d'autres connaissent.",
  repeated: "Il répète les mêmes caractères : cela ne compte qu'une fois.",
  sequence: "Il suit l'alphabet, les chiffres ou une ligne du clavier.",
  short:
    "Plus long, c'est plus solide : trois ou quatre mots que personne d'autre ne réunirait font un très bon mot de passe.",
};
export const passwordAdvice = "6 caractères au moins. Trois ou quatre mots font un très bon mot de passe.";
