import {
  type InvalidReport,
  longestReport,
  type ReportReason,
  type ReportRefusal,
  type ReportSubject,
} from "../../../domain/content/reports/report.ts";
import { ofName } from "../../design/components/text/french.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { mutedText, toMeasure } from "../reactions/words.ts";

export const reasons = {
  attack: "Insulte ou attaque",
  hate: "Propos haineux",
  spam: "Publicité ou lien douteux",
  private: "Donnée personnelle",
  other: "Autre raison",
} satisfies Record<ReportReason, string>;

export const words = {
  titleOf: (kind: ReportSubject["kind"], name: string) =>
    kind === "member" ? `Signaler ${name}` : `Signaler le commentaire ${ofName(name)}`,
  lead: "Le staff lit chaque signalement. La personne signalée n'apprend pas votre nom.",
  reason: "Raison",
  choose: "Choisir une raison",
  text: "Vos précisions",
  hint: "Ce que le staff doit savoir.",
  send: "Envoyer",
  sending: "Envoi en cours...",
} as const;

export const problems = {
  reason: "Choisissez une raison.",
  text: (invalid: InvalidReport): string =>
    invalid.kind === "words-required"
      ? "Dites en quelques mots ce qui ne va pas."
      : `C'est trop long : ${invalid.over} caractères de trop (${longestReport} au plus).`,
} as const;

const topic = "report";

export const reported = (kind: ReportSubject["kind"]): Toast => ({
  tone: "good",
  title: "Signalement envoyé",
  text: kind === "member" ? "Le staff va regarder ce membre." : "Le staff va lire ce commentaire.",
  topic,
});

type Failure = Exclude<ReportRefusal, InvalidReport> | Unexpected;

const why = {
  "signed-out": () => "Votre session a pris fin. Votre texte est gardé : reconnectez-vous, puis envoyez-le.",
  gone: () => "Ce que vous signalez n'est plus là, ou le staff l'a déjà masqué.",
  muted: (failure) => (failure.kind === "muted" ? mutedText(failure) : ""),
  "too-many": (failure) =>
    `Trop de signalements en peu de temps. Votre texte est gardé : réessayez ${after(failure.kind === "too-many" ? failure.seconds : 0)}.`,
  unexpected: (failure) => (failure.kind === "unexpected" ? `Votre texte est gardé. ${adviceOn(failure)}` : ""),
} satisfies Record<Failure["kind"], (failure: Failure) => string>;

/** The text stays in the dialog. */
export const notReported = (failure: Failure): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: failure.kind === "unexpected" ? "Impossible de confirmer le signalement" : "Le signalement n'est pas parti",
  text: why[failure.kind](failure),
  topic,
  ...(failure.kind === "muted" && { link: toMeasure }),
});
