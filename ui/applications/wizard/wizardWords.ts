import { wholeNumber } from "../../design/components/text/format.ts";
import type { steps } from "./fields.ts";
import { closedText } from "./fieldNames.ts";

export const wizardWords = {
  title: (position: string) => `Postuler : ${position}`,
  previous: "Précédent",
  next: "Suivant",
  send: "Envoyer",
  sending: "Envoi en cours...",
  stored: "Vos réponses restent sur cet appareil jusqu'à l'envoi.",
  notStored: "Ce navigateur ne garde pas vos réponses : envoyez-les avant de quitter la page.",
  needed: "(obligatoire)",
  fromProfile: "Repris de votre profil.",
  answerThere: "C'est là que nous vous répondrons.",
  noSkills: "Pas de question propre à ce poste.",
  noSkillsText: "Continuez : nous en parlerons de vive voix, sur le Discord.",
  available: "Vos soirs, vos week-ends, le nombre d'heures : même peu, si c'est sûr.",
  why: "Deux phrases suffisent : ce qui vous plaît, et ce que vous aimeriez faire.",
  noDiscord: "Il manque votre pseudo Discord",
  noDiscordText: "Sans lui, nous ne pourrons vous répondre que par e-mail.",
  addIt: "L'ajouter",
  unread: (fields: readonly string[]) => `À revoir : ${fields.join(", ")}`,
  unreadText: "Nous risquons de ne pas le comprendre. Votre candidature part avec ce que vous avez écrit.",
  lookAgain: "Revoir",
  closed: "Ce poste n'est plus ouvert",
  closedText,
  notRecruiting: "Le recrutement est fermé pour le moment",
  notRecruitingText: "Vos réponses restent sur cet appareil : copiez-les, ou envoyez-les quand il rouvrira.",
  answers: "Vos réponses",
  close: "Fermer",
  discard: "Effacer mes réponses",
  sure: "Effacer vos réponses ?",
  sureText: "Elles ne sont que sur cet appareil : personne ne pourra les retrouver.",
  keep: "Les garder",
  confirm: "Effacer",
} as const;

export const stepNames: Record<(typeof steps)[number], string> = {
  you: "Vous",
  skills: "Compétences",
  availability: "Disponibilités",
  motivation: "Motivation",
};

/** Errors of unreadable answers. */
export const unreadable: Readonly<Partial<Record<string, string>>> = {
  age: "Nous n'y lisons pas d'âge. Un nombre suffit, ou rien.",
  discordUsername: "Ce n'est pas un pseudo Discord : des lettres sans accent, des chiffres, un point ou un _.",
};

export const tooLong = (over: number): string =>
  `C'est trop long : ${wholeNumber(over)} ${over === 1 ? "caractère" : "caractères"} de trop.`;
