import type { MailRecoveryRefusal } from "../../../domain/accounts/recovery.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { TooManyTries } from "../../../domain/accounts/ports.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";

const topic = "mail";

/** Texts of a sent mail. */
export const words = {
  sent: "Vérifiez vos e-mails",
  /** The text before and after the address. */
  toSignUp: [
    "Un lien d'activation est parti à ",
    ". Ouvrez-le : votre compte s'active à ce moment-là.",
    "Une inscription attendait déjà avec cette adresse ? Son mot de passe reste le bon, et celui d'aujourd'hui est sans effet. Vous l'avez oublié ? Activez le compte, puis passez par « Mot de passe oublié ? ».",
  ],
  toWhoWaits: ["Si un compte attend avec l'adresse ", ", un autre lien vient de partir."],
  toRecover: ["Si un compte existe avec l'adresse ", ", un lien vient de partir. Il marche pendant une heure."],
  late: "Rien ne vient ?",
  advice: [
    "Attendez une minute ou deux : un e-mail peut prendre son temps.",
    "Regardez parmi les indésirables.",
    "Vérifiez que l'adresse est la bonne.",
  ],
  again: "Renvoyer l'e-mail",
  sending: "Envoi en cours...",
  pause: (seconds: number) => `Vous pourrez le redemander dans ${seconds} s.`,
  otherAddress: "Corriger l'adresse",
  activated: "Mon compte est activé",
} as const;

/** Names the mail: the text before and after its address, and what else to know. */
export type SentWords = readonly [before: string, after: string, note?: string];

export const mailedAgain: Toast = {
  tone: "good",
  title: "E-mail renvoyé",
  text: "Seul le lien du dernier e-mail marche.",
  topic,
};

/** Text when no mail was sent. */
export const notMailed = (failure: MailRecoveryRefusal | TooManyTries | Unexpected): string => {
  switch (failure.kind) {
    case "no-address":
      return "Cette adresse n'est pas complète. Exemple : vous@exemple.fr";
    case "too-many-tries":
      return `Trop d'e-mails ont été demandés en peu de temps. Réessayez ${failure.retryAfter === undefined ? "dans dix minutes" : after(failure.retryAfter)}.`;
    case "unexpected":
      return `Une erreur inattendue s'est produite : l'e-mail n'est pas parti. ${adviceOn(failure)}`;
  }
};

export const notMailedAgain = (text: string): Toast => ({ tone: "bad", title: "E-mail non envoyé", text, topic });
