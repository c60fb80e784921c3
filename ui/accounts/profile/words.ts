import type { ChangeAvatarRefusal, RemoveAvatarRefusal } from "../../../domain/accounts/changeAvatar.ts";
import type { SaveProfileRefusal } from "../../../domain/accounts/saveProfile.ts";
import { signInLink, usernameReserved } from "../words.ts";
import { adviceOn, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { profilePath } from "./address.ts";

export const words = {
  title: "Mon espace personnel",
  description: "Votre profil, vos candidatures et vos paramètres.",
  tabs: { profile: "Profil", settings: "Paramètres" },
  loading: "Chargement de votre espace",
  signedOut: "Connectez-vous pour voir votre espace",
  signedOutText: "Votre profil, vos candidatures et vos paramètres vous attendent derrière la connexion.",
  signIn: "Se connecter",
  staff: (club: string) => `Staff ${club}`,
  names: "Votre nom",
  namesText:
    "Seul le nom d'utilisateur est affiché, à côté de vos commentaires. Votre nom complet reste entre vous et le club.",
  username: "Nom d'utilisateur",
  usernameHint:
    "Sans lui, vos commentaires sont signés « Membre du club ». Les admins retirent un nom qui laisse croire que vous parlez pour le club : choisissez-en un autre.",
  fullName: "Nom complet",
  card: "Télécharger ma carte",
  cardFile: "carte.png",
  cardFailed: { tone: "bad", title: "La carte n'a pas pu être dessinée", topic: "card" },
  save: "Enregistrer",
  saving: "Enregistrement en cours...",
  drop: "Annuler les changements",
  saved: { tone: "good", title: "Profil mis à jour avec succès", topic: "profile" },
  picture: "Votre photo",
  pictureText: "Elle est affichée à côté de vos commentaires.",
  choose: "Choisir une photo",
  choosing: "Envoi en cours...",
  limits: "JPG/PNG, max 5MB",
  cropped: "Elle est recadrée en carré, sans le lieu ni la date de la prise de vue.",
  remove: "Retirer la photo",
  removing: "Retrait en cours...",
  pictureChanged: { tone: "good", title: "Photo mise à jour", topic: "avatar" },
  pictureRemoved: { tone: "good", title: "Photo retirée", topic: "avatar" },
} as const;

export const sessionOver = "Votre session a pris fin. Reconnectez-vous, puis réessayez.";

type NamesFailure = SaveProfileRefusal | Unexpected;

const namesFailures = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous : ce que vous avez écrit est gardé.",
  "username-taken": "Ce nom d'utilisateur est pris, ou ressemble trop à celui d'un autre membre.",
  "username-reserved": usernameReserved,
  "username-too-long": "Le nom d'utilisateur compte 40 caractères au plus.",
  "username-unreadable": "Le nom d'utilisateur contient au moins une lettre ou un chiffre.",
  "username-mixed": "Ce nom d'utilisateur mélange des alphabets dont les lettres se ressemblent. Gardez-en un seul.",
  "full-name-too-long": "Le nom complet compte 100 caractères au plus.",
  unexpected: "Ce que vous avez écrit est toujours là.",
} satisfies Record<NamesFailure["kind"], string>;

/** Refusals that a field shows. A toast shows each too. */
export const namesErrors = {
  "username-taken": { username: namesFailures["username-taken"] },
  "username-reserved": { username: namesFailures["username-reserved"] },
  "username-too-long": { username: namesFailures["username-too-long"] },
  "username-unreadable": { username: namesFailures["username-unreadable"] },
  "username-mixed": { username: namesFailures["username-mixed"] },
  "full-name-too-long": { fullName: namesFailures["full-name-too-long"] },
} as const;

export const notSaved = (failure: NamesFailure): Toast => ({
  tone: "bad",
  title: "Erreur lors de la mise à jour",
  text: `${namesFailures[failure.kind]}${failure.kind === "unexpected" ? ` ${adviceOn(failure)}` : ""}`,
  topic: "profile",
  ...(failure.kind === "signed-out" && { link: signInLink(profilePath) }),
});

type PictureFailure = ChangeAvatarRefusal | RemoveAvatarRefusal | Unexpected;

const lost = "Impossible de télécharger l'image";
const pictureFailures = {
  "signed-out": `${lost} : votre session a pris fin.`,
  "no-picture": `${lost} : ce fichier n'est pas une photo JPG ou PNG.`,
  "picture-too-large": `${lost} : elle dépasse 5 Mo.`,
  "too-many-pixels": `${lost} : ses dimensions sont trop grandes.`,
  unexpected: lost,
} satisfies Record<PictureFailure["kind"], string>;

const aboutPicture = ({ kind }: PictureFailure) => ({
  topic: "avatar",
  ...(kind === "signed-out" && { link: signInLink(profilePath) }),
});

export const notChanged = (failure: PictureFailure): Toast => ({
  tone: "bad",
  title: "Erreur lors du téléchargement",
  text: pictureFailures[failure.kind],
  ...aboutPicture(failure),
});

export const notRemoved = (failure: RemoveAvatarRefusal | Unexpected): Toast => {
  const isOut = failure.kind === "signed-out";
  return {
    tone: "bad",
    title: isOut ? "La photo n'a pas été retirée" : "La photo n'est peut-être pas retirée",
    text: isOut ? sessionOver : adviceOn(failure),
    ...aboutPicture(failure),
  };
};
