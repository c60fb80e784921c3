import type { SubscribeRefusal } from "../../domain/newsletter/subscribe.ts";
import type { Toast } from "../page/toasts.ts";
import type { Unexpected } from "../page/failure.ts";

const topic = "letter";

export const words = {
  letter: "La lettre du club",
  example: "vous@exemple.fr",
  subscribe: "S'inscrire",
  subscribing: "Envoi...",
  needsScript: "L'inscription a besoin de JavaScript.",
  asked: {
    tone: "good",
    title: "Ouvrez votre boîte mail",
    text: "Si cette adresse ne reçoit pas encore la lettre, un lien de confirmation y arrive. Tant qu'il n'est pas suivi, la lettre n'est pas envoyée.",
    topic,
  },
} as const satisfies Record<string, string | Toast>;

/** What is said when an address was not taken: beside the field what is wrong with it, else in a toast. */
export const notAskedTexts = {
  "no-address": "Cette adresse n'est pas complète. Exemple : vous@exemple.fr",
  "too-many": "Trop d'inscriptions ont été demandées en peu de temps. Réessayez dans dix minutes.",
  unexpected: "L'inscription n'a pas abouti. Vérifiez votre connexion, puis réessayez.",
} satisfies Record<(SubscribeRefusal | Unexpected)["kind"], string>;

export const notAsked = (kind: keyof typeof notAskedTexts): Toast => ({
  tone: "bad",
  title: "Inscription impossible",
  text: notAskedTexts[kind],
  topic,
});
