import type { ApplyRefusal } from "../../../domain/applications/apply.ts";
import type { ApplicationDraft } from "../../../domain/applications/draft.ts";
import type { Question } from "../../../domain/applications/positions.ts";
import { signInLink } from "../../accounts/words.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { adviceOn, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { applicationsPath, positionAddress } from "../positions/positionAddress.ts";
import { closedText, labelOf } from "./fieldNames.ts";

// Apart from the words of the wizard, which the first load leaves out (decision 0054).

export const sent: Toast = {
  tone: "good",
  title: "Candidature envoyée !",
  text: "Votre candidature a été transmise avec succès. Nous vous recontacterons bientôt.",
  topic: "apply",
};

const tooLongFields = (fields: Readonly<Record<string, number>>, questions: readonly Question[]): string =>
  Object.entries(fields)
    .map(([field, over]) => `${labelOf(field, questions)} : ${wholeNumber(over)} de trop.`)
    .join(" ");

type Failure = ApplyRefusal | Unexpected;

const failures = {
  "signed-out": () => "Votre session a pris fin. Vos réponses sont gardées : reconnectez-vous pour les envoyer.",
  "already-pending": () => "Vous avez déjà une candidature en attente pour ce poste.",
  // Closed, or the whole recruitment is: the wizard says which.
  "unknown-position": () => "Ce poste ne prend pas de candidature pour le moment.",
  "too-long": (failure, questions) =>
    `C'est trop long. ${failure.kind === "too-long" ? tooLongFields(failure.fields, questions) : ""}`,
  unexpected: () => "Une erreur est survenue lors de l'envoi de votre candidature.",
} satisfies Record<Failure["kind"], (failure: Failure, questions: readonly Question[]) => string>;

/** Toasts of a failed application, with the next step. The answers stay. */
export const notApplied = (failure: Failure, { position, asked }: ApplicationDraft): Toast => ({
  tone: "bad",
  title: "Erreur",
  text: failures[failure.kind](failure, asked.questions),
  topic: "apply",
  ...(failure.kind === "unexpected" && { advice: `Vos réponses sont gardées. ${adviceOn(failure)}` }),
  ...(failure.kind === "unknown-position" && { advice: closedText }),
  ...(failure.kind === "signed-out" && { link: signInLink(positionAddress(position)) }),
  ...(failure.kind === "already-pending" && { link: { words: "Voir mes candidatures", to: applicationsPath } }),
});
