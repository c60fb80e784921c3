import type { SubscribeRefusal } from "../../../domain/messages/newsletter.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";

export const topic = "letter";

/** Element id of the field, for links to it. */
export const newsletterField = "letter-address";

export const words = {
  letter: "La lettre du club",
  about: "Les nouvelles du club, par e-mail.",
  example: "vous@exemple.fr",
  subscribe: "S'inscrire",
  subscribing: "Envoi...",
  archive: "Lire les dernières lettres",
  needsScript: "L'inscription a besoin de JavaScript.",
  asked: "Ouvrez le lien que nous venons de vous envoyer pour confirmer, si ce n'est pas déjà fait.",
} as const;

type NotAsked = SubscribeRefusal | Unexpected;

/** Errors of the field. */
export const noAddress = "Cette adresse n'est pas complète. Exemple : vous@exemple.fr";

const textOf = (failure: NotAsked): string => {
  switch (failure.kind) {
    case "no-address":
      return noAddress;
    case "too-many":
      return `Trop d'inscriptions ont été demandées en peu de temps. Réessayez ${after(failure.seconds)}.`;
    case "unexpected":
      return `L'inscription n'a pas abouti. ${adviceOn(failure)}`;
  }
};

/** Toasts of a refused or failed subscription. */
export const notAsked = (failure: NotAsked): Toast => ({
  tone: "bad",
  title: "Inscription impossible",
  text: textOf(failure),
  topic,
});
