import {
  type AppealRefusal,
  type InvalidWords,
  longestAppeal,
  type Measure,
} from "../../../../domain/content/reports/measure.ts";
import { measuresTab, profileTabAddress } from "../../../accounts/profile/address.ts";
import { signInLink } from "../../../accounts/words.ts";
import { dateAndTime } from "../../../design/components/text/ago.ts";
import { adviceOn, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

export const words = {
  tab: "Mesures",
  title: "Mesures du staff à votre sujet",
  loading: "Chargement des mesures du staff",
  failed: "Impossible de charger les mesures du staff",
  retry: "Réessayer",
  none: "Aucune mesure à votre sujet",
  noneAdvice: "Un avertissement ou une suspension de l'écriture s'afficherait ici, avec sa raison.",
  kindOf: ({ kind, endsAt }: Pick<Measure, "kind" | "endsAt">): string => {
    if (kind === "warning") return "Avertissement";
    return endsAt === null ? "Écriture suspendue pour de bon" : `Écriture suspendue jusqu'au ${dateAndTime(endsAt)}`;
  },
  effect: "Vous lisez le site comme avant. Vos commentaires, vos réponses et vos signalements ne partent pas.",
  states: { lifted: "Levée", over: "Terminée", holds: "En vigueur" },
  reason: "La raison du staff",
  appeal: "Contester",
  appealText: "Votre contestation",
  appealHint: "Une seule fois : dites au staff ce qu'il n'a pas vu. Une personne du staff vous répond ici.",
  send: "Envoyer",
  sending: "Envoi en cours...",
  cancel: "Annuler",
  yours: "Votre contestation",
  awaited: "Réponse du staff à venir",
  accepted: "Contestation acceptée",
  refused: "Contestation refusée",
} as const;

export const appealProblem = (invalid: InvalidWords): string =>
  invalid.kind === "words-required"
    ? "Dites pourquoi vous contestez cette mesure."
    : `C'est trop long : ${invalid.over} caractères de trop (${longestAppeal} au plus).`;

const topic = "appeal";

export const appealed: Toast = {
  tone: "good",
  title: "Contestation envoyée",
  text: "La cloche vous préviendra de la réponse.",
  topic,
};

type Failure = Exclude<AppealRefusal, InvalidWords> | Unexpected;

const why = {
  "signed-out": () => "Votre session a pris fin. Votre texte est gardé : reconnectez-vous, puis envoyez-le.",
  gone: () => "Le staff a levé cette mesure : il n'y a plus rien à contester.",
  already: () => "Vous avez déjà contesté cette mesure, peut-être depuis un autre onglet.",
  unexpected: (failure) => (failure.kind === "unexpected" ? `Votre texte est gardé. ${adviceOn(failure)}` : ""),
} satisfies Record<Failure["kind"], (failure: Failure) => string>;

/** The text stays in its field. */
export const notAppealed = (failure: Failure): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer la contestation" : "La contestation n'est pas partie",
  text: why[failure.kind](failure),
  topic,
  ...(failure.kind === "signed-out" && { link: signInLink(profileTabAddress(measuresTab)) }),
});
