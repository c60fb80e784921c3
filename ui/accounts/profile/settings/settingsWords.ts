import type { ChangeEmailRefusal, ChangePasswordRefusal } from "../../../../domain/accounts/changeLogin.ts";
import type { DeleteMyAccountRefusal } from "../../../../domain/accounts/deleteMyAccount.ts";
import type { Activity } from "../../../../domain/accounts/ports.ts";
import { type changedPasswordErrors, fieldErrors, patience, words as signInWords } from "../../signIn/signInWords.ts";
import { erasedOnLeaving, keptOnLeaving } from "../../leavingWords.ts";
import { signInLink } from "../../words.ts";
import { adviceOn, after, type FailureAnswer, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { profileTabAddress, settingsTab } from "../address.ts";
import type { NotReauthenticated } from "./reauthentication.ts";
import { sessionOver } from "../words.ts";

export const words = {
  reauthentication: "Mot de passe actuel",
  email: {
    title: "Adresse e-mail",
    text: "Elle sert à vous connecter et à vous répondre. Elle n'est jamais affichée.",
    current: "E-mail actuel",
    next: "Nouvel e-mail",
    hint: "Un lien de confirmation part à chacune des deux adresses.",
    act: "Modifier l'e-mail",
    acting: "Envoi en cours...",
    waiting: "Le changement attend votre confirmation",
    waitingText: (from: string, to: string) => `Ouvrez les liens envoyés à ${from} et à ${to} pour terminer.`,
  },
  password: {
    title: "Mot de passe",
    text: "Quand vous le changez, vos autres appareils doivent se reconnecter.",
    next: "Nouveau mot de passe",
    act: "Modifier le mot de passe",
    acting: "Modification en cours...",
    changed: {
      tone: "good",
      title: "Mot de passe modifié",
      text: "Vos autres appareils doivent se reconnecter.",
      topic: "password",
    },
  },
  scores: {
    title: "Scores des matchs",
    text: "Masqués sur tout le site jusqu'à ce que vous les affichiez. Votre dernier choix vaut sur tous vos appareils.",
  },
  shownName: {
    title: "Le nom dans la barre",
    text: "La barre du site et votre espace personnel vous appellent par votre nom complet, sur votre seul écran. Pour un écran que d'autres regardent, choisissez le nom d'utilisateur.",
    act: "Afficher mon nom d'utilisateur",
  },
  page: {
    title: "Votre page publique",
    text: "Votre nom d'utilisateur, votre image, depuis quand vous êtes membre et ce que vous avez publié. Jamais votre nom complet ni votre e-mail.",
    see: "Voir ma page",
    hide: "Cacher ma page",
    nameless: "Choisissez un nom d'utilisateur dans l'onglet Profil pour avoir une page.",
  },
  activity: {
    title: "Votre activité",
    text: "Ce que vous avez laissé sur le site.",
    loading: "Chargement de votre activité",
    failed: "Votre activité n'a pas pu être chargée",
    retry: "Réessayer",
  },
  data: {
    title: "Vos données",
    text: "Tout ce que le site garde sur vous, dans un fichier que d'autres programmes savent lire.",
    note: "Les notes internes du staff n'y figurent pas : demandez-les au club.",
    act: "Télécharger mes données",
    acting: "Préparation en cours...",
    done: { tone: "good", title: "Vos données sont téléchargées", topic: "data" },
  },
  deletion: {
    title: "Supprimer le compte",
    text: "Ce que vous avez laissé sur le site est effacé. Vos commentaires restent, sans votre nom.",
    warning: "Cette action est définitive : nous ne gardons pas de copie et ne pourrons rien récupérer.",
    act: "Supprimer mon compte",
    sure: "Supprimer votre compte ?",
    goesTitle: "Ce qui est effacé",
    goes: Object.values(erasedOnLeaving),
    staysTitle: "Ce qui reste",
    stays: Object.values(keptOnLeaving),
    confirmation: "SUPPRIMER",
    confirm: "Pour confirmer, tapez SUPPRIMER",
    keep: "Garder mon compte",
    really: "Supprimer définitivement",
    acting: "Suppression en cours...",
    done: {
      tone: "good",
      title: "Compte supprimé",
      text: "Vos commentaires restent, sans votre nom. Merci d'avoir fait partie du club.",
    },
  },
} as const;

export const activityLabels = {
  articleComments: "Commentaires d'articles",
  tipComments: "Commentaires de tips",
  articleLikes: "Articles aimés",
  tipLikes: "Tips aimés",
  tipRatings: "Tips notés",
  applications: "Candidatures",
  followedTeams: "Équipes suivies",
  savedTips: "Tips gardés",
} as const satisfies Record<keyof Activity, string>;

export const activityWords = {
  rating: (stars: number) => `${stars} sur 5`,
  onlyLatest: (shown: number) => `Les ${shown} derniers seulement.`,
} as const;

/** Error of the current password's field. */
export const notReauthenticated = (why: NotReauthenticated): string => {
  switch (why.kind) {
    case "reauthentication":
      return `${why.isEachTime ? "" : "Votre connexion date de plus d'un jour. "}Pour continuer, indiquez votre mot de passe actuel.`;
    case "wrong-password":
      return "Ce n'est pas votre mot de passe actuel. Réessayez.";
    case "too-many-tries":
      return patience(why);
    case "signed-out":
      return sessionOver;
    case "unexpected":
      return adviceOn(why);
  }
};

const failed = (kind: string, topic: string, title: string, text: string): Toast => ({
  tone: "bad",
  title,
  text: kind === "signed-out" ? sessionOver : text,
  topic,
  ...(kind === "signed-out" && { link: signInLink(profileTabAddress(settingsTab)) }),
});

type Failure<Refused, Shown> = Exclude<Refused, { readonly kind: "reauthentication" | keyof Shown }> | Unexpected;
type PasswordFailure = Failure<ChangePasswordRefusal, typeof changedPasswordErrors>;

export const passwordNotChanged = (failure: PasswordFailure): Toast =>
  failed(failure.kind, "password", "Impossible de modifier le mot de passe", whyNot(failure));

/** Refusals of a new e-mail, shown by its field. */
export const emailErrors = {
  "no-address": fieldErrors({ email: "no-address" }),
  "email-taken": { email: signInWords.takenField },
} as const;
export const sameEmail = { email: "C'est déjà votre adresse." } as const;
type EmailFailure = Failure<ChangeEmailRefusal, typeof emailErrors>;

const whyNot = (failure: PasswordFailure | EmailFailure): string => {
  if (failure.kind === "declined") return failure.message;
  return failure.kind === "too-many-tries" ? patience(failure) : adviceOn(failure);
};

export const emailNotChanged = (failure: EmailFailure): Toast =>
  failed(failure.kind, "email", "Impossible de modifier l'email", whyNot(failure));

export const emailSent = (from: string, to: string): Toast => ({
  tone: "good",
  title: "Email de confirmation envoyé",
  text: words.email.waitingText(from, to),
  topic: "email",
});

export const notExported = (failure: FailureAnswer & { readonly kind: string }): Toast => {
  const advice =
    failure.kind === "too-many" && failure.seconds !== undefined
      ? `Trop de téléchargements en peu de temps. Réessayez ${after(failure.seconds)}.`
      : adviceOn(failure);
  return failed(failure.kind, "data", "Vos données n'ont pas été téléchargées", advice);
};

export const notHidden = (failure: FailureAnswer & { readonly kind: string }): Toast =>
  failed(failure.kind, "page", "Votre choix n'a pas été enregistré", adviceOn(failure));

export const deletionTopic = "deletion";

export const notDeleted = (failure: DeleteMyAccountRefusal | Unexpected): Toast =>
  failed(failure.kind, deletionTopic, "Impossible de supprimer le compte", adviceOn(failure));
