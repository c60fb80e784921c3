import type { ContactField, FieldProblem } from "../../../domain/messages/contact.ts";
import type { TooMany } from "../../../domain/shared/limits.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";

export const words = {
  title: "Contactez-nous",
  reach: "Nous joindre",
  email: "E-mail",
  delay: "Réponse",
  team: "Équipe",
  follow: "Suivez-nous",
  newTab: "(nouvel onglet)",
  fields: { name: "Nom", email: "E-mail", subject: "Sujet", message: "Message" } satisfies Record<ContactField, string>,
  trap: "Laissez ce champ vide",
  allNeeded: "Tous les champs sont obligatoires.",
  send: "Envoyer le message",
  sending: "Envoi en cours...",
  needsScriptTitle: "Le formulaire a besoin de JavaScript",
  needsScript: "Activez-le, ou écrivez-nous directement :",
  sent: {
    tone: "good",
    title: "Message envoyé !",
    text: "Nous vous répondrons dans les plus brefs délais.",
    topic: "contact",
  },
} as const satisfies Record<string, string | Toast | Record<string, string>>;

const missing: Record<ContactField, string> = {
  name: "Indiquez votre nom.",
  email: "Indiquez votre e-mail, pour que nous puissions vous répondre.",
  subject: "Indiquez le sujet de votre message.",
  message: "Écrivez votre message.",
};

/** Errors of the fields. */
export const fieldProblem = (field: ContactField, problem: FieldProblem): string => {
  switch (problem.kind) {
    case "missing":
      return missing[field];
    case "no-address":
      return "Cette adresse n'est pas complète. Exemple : vous@exemple.fr";
    case "too-long":
      return `C'est trop long : ${wholeNumber(problem.over)} ${problem.over === 1 ? "caractère" : "caractères"} de trop.`;
  }
};

/** The toast of a message that wasn't sent. The text stays. */
export const notSent = (failure: TooMany | Unexpected): Toast => ({
  tone: "bad",
  title: "Erreur",
  text:
    failure.kind === "too-many"
      ? `Trop de messages ont été envoyés en peu de temps. Le vôtre reste ici : réessayez ${after(failure.seconds)}.`
      : "Une erreur est survenue lors de l'envoi du message.",
  topic: words.sent.topic,
});
