import type { SubscribeRefusal } from "../../domain/newsletter/subscribe.ts";
import type { Toast } from "../page/toasts.ts";
import { adviceOn, type Unexpected } from "../page/failure.ts";

export const topic = "letter";

/** The `id` of the field: what else is on a page leads to it. */
export const letterField = "letter-address";

export const words = {
  letter: "La lettre du club",
  example: "vous@exemple.fr",
  subscribe: "S'inscrire",
  subscribing: "Envoi...",
  needsScript: "L'inscription a besoin de JavaScript.",
  asked: "Ouvrez le lien que nous venons de vous envoyer pour confirmer, si ce n'est pas déjà fait.",
} as const;

/** What is said when an address was not taken: beside the field what is wrong with it, else in a toast. */
export const notAskedTexts = {
  "no-address": "Cette adresse n'est pas complète. Exemple : vous@exemple.fr",
  "too-many": "Trop d'inscriptions ont été demandées en peu de temps. Réessayez dans dix minutes.",
  unexpected: "L'inscription n'a pas abouti.",
} satisfies Record<(SubscribeRefusal | Unexpected)["kind"], string>;

export const notAsked = (failure: SubscribeRefusal | Unexpected): Toast => ({
  tone: "bad",
  title: "Inscription impossible",
  text: `${notAskedTexts[failure.kind]}${failure.kind === "unexpected" ? ` ${adviceOn(failure)}` : ""}`,
  topic,
});
