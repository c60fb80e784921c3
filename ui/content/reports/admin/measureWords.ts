import {
  type AnswerAppealRefusal,
  type InvalidWords,
  longestMeasureReason,
  type Measures,
} from "../../../../domain/content/reports/measure.ts";
import type { ReportSubject } from "../../../../domain/content/reports/report.ts";
import type { TakeMeasureRefusal } from "../../../../domain/content/reports/takeMeasure.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { reportsView, viewAddress } from "../../../admin/viewAddress.ts";
import { signInAction } from "../../../admin/words.ts";
import { ofName } from "../../../design/components/text/french.ts";
import { adviceOn, after, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

export const measureWords = {
  open: "Avertir ou suspendre l'écriture",
  openOf: (name: string) => `Avertir ou suspendre l'écriture : ${name}`,
  title: (name: string) => `Avertir ou suspendre l'écriture : ${name}`,
  lead: "La cloche prévient la personne. Elle lit votre raison dans son espace, sans votre nom, et peut contester une fois. Tant que son écriture est suspendue, elle n'envoie ni commentaire ni signalement.",
  what: "Mesure",
  choose: "Choisir une mesure",
  warn: "Avertir",
  mute: {
    day: "Suspendre l'écriture 24 h",
    week: "Suspendre l'écriture 7 jours",
    month: "Suspendre l'écriture 30 jours",
    good: "Suspendre l'écriture pour de bon",
  },
  hide: "Masquer aussi le commentaire",
  hideHint: "Pour la même raison. Sans cela, il reste visible, et le signalement ouvert.",
  reason: "Raison",
  reasonHint: "La personne la lira.",
  send: "Prendre la mesure",
  sending: "Envoi en cours...",
  appeals: "Contestations",
  inForce: "En vigueur",
  past: (count: number) => (count > 1 ? `${count} mesures passées` : "Une mesure passée"),
  failed: "Impossible de charger les mesures",
  retry: "Réessayer",
  by: (name: string | null) => `Par ${name ?? "une personne qui a quitté le staff"}`,
  liftedBy: (name: string | null) => `Levée par ${name ?? "une personne qui a quitté le staff"}`,
  lift: "Lever",
  liftOf: (name: string) => `Lever la mesure au sujet ${ofName(name)}`,
  appealOf: (name: string) => `Contestation ${ofName(name)}`,
  answeredBy: (isAccepted: boolean, name: string | null) =>
    `Contestation ${isAccepted ? "acceptée" : "refusée"} par ${name ?? "une personne qui a quitté le staff"}`,
  answer: "Votre réponse",
  answerHint: "Elle est lue dans l'espace de la personne. Pour accepter, elle peut rester vide.",
  accept: "Accepter et lever",
  acceptOf: (name: string) => `Accepter et lever : la contestation ${ofName(name)}`,
  refuse: "Refuser",
  refuseOf: (name: string) => `Refuser la contestation ${ofName(name)}`,
} as const;

export const measureProblems = {
  what: "Choisissez une mesure.",
  words: (invalid: InvalidWords): string =>
    invalid.kind === "words-required"
      ? "Dites pourquoi : la personne le lira."
      : `C'est trop long : ${invalid.over} caractères de trop (${longestMeasureReason} au plus).`,
} as const;

const topic = "measures";

/** What became of the report; `reported`: what it is about, undefined without one. */
const reportEnd = (reported: ReportSubject["kind"] | undefined, isSettled: boolean): string => {
  if (!reported) return "";
  if (!isSettled) return " Le commentaire reste visible, et le signalement ouvert.";
  return reported === "member" ? " Le signalement est classé." : " Le commentaire est masqué, le signalement classé.";
};

export const taken = (isMute: boolean, reported: ReportSubject["kind"] | undefined, isSettled: boolean): Toast => ({
  tone: "good",
  title: isMute ? "Écriture suspendue" : "Avertissement donné",
  text: `La cloche prévient la personne.${reportEnd(reported, isSettled)}`,
  topic,
});
export const lifted: Toast = { tone: "good", title: "Mesure levée", text: "La cloche prévient la personne.", topic };
export const answered = (isAccepted: boolean): Toast => ({
  tone: "good",
  title: isAccepted ? "Contestation acceptée" : "Contestation refusée",
  text: isAccepted ? "La mesure est levée." : "La personne lit votre réponse dans son espace.",
  topic,
});

type Failure =
  Exclude<TakeMeasureRefusal | AnswerAppealRefusal, InvalidWords> | RefusalOf<Measures["lift"]> | Unexpected;

const why = {
  "signed-out": () => "Votre session a pris fin.",
  "not-staff": () => "Vous n'avez plus ce droit.",
  "not-allowed": () => "Cette personne a le même rôle que vous, ou un plus élevé : demandez à un compte admin.",
  gone: () => "Ce compte ou cette mesure n'existe plus.",
  already: () => "Une autre personne du staff y a déjà répondu.",
  "already-muted": () => "L'écriture de cette personne est déjà suspendue. Levez d'abord cette mesure.",
  "too-many": (failure) =>
    failure.kind === "too-many" ? `Trop de mesures en peu de temps. Réessayez ${after(failure.seconds)}.` : "",
  unexpected: (failure) => (failure.kind === "unexpected" ? adviceOn(failure) : ""),
} satisfies Record<Failure["kind"], (failure: Failure) => string>;

export const notMeasured = (failure: Failure): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: failure.kind === "unexpected" ? "Impossible de confirmer la mesure" : "Rien n'a changé",
  text: why[failure.kind](failure),
  topic,
  ...signInAction(failure.kind, viewAddress(reportsView)),
});
