import type { ApplyRefusal } from "../../../domain/applications/apply.ts";
import type { ApplicationDraft, DraftField, FixedField } from "../../../domain/applications/draft.ts";
import type { Question } from "../../../domain/applications/positions.ts";
import { signInLink } from "../../accounts/words.ts";
import { adviceOn, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import type { steps } from "./fields.ts";
import { applicationsPath, positionAddress } from "../positions/positionAddress.ts";

export const wizardWords = {
  title: (position: string) => `Postuler : ${position}`,
  previous: "Précédent",
  next: "Suivant",
  send: "Envoyer",
  sending: "Envoi en cours...",
  stored: "Vos réponses restent sur cet appareil jusqu'à l'envoi.",
  notStored: "Ce navigateur ne garde pas vos réponses : envoyez-les avant de quitter la page.",
  needed: "obligatoire",
  fromProfile: "Repris de votre profil.",
  answerThere: "C'est là que nous vous répondrons ; sans lui, par e-mail seulement.",
  noSkills: "Pas de question propre à ce rôle.",
  noSkillsText: "Continuez : nous en parlerons de vive voix, sur le Discord.",
  available: "Vos soirs, vos week-ends, le nombre d'heures : même peu, si c'est sûr.",
  why: "Deux phrases suffisent : ce qui vous plaît, et ce que vous aimeriez faire.",
  noDiscord: "Il manque votre pseudo Discord",
  noDiscordText: "Sans lui, nous ne pourrons vous répondre que par e-mail.",
  addIt: "L'ajouter",
  unread: (fields: readonly string[]) => `À revoir : ${fields.join(", ")}`,
  unreadText: "Nous risquons de ne pas le comprendre. Votre candidature part avec ce que vous avez écrit.",
  lookAgain: "Revoir",
  closed: "Ce rôle n'est plus ouvert",
  closedText: "Vos réponses restent sur cet appareil : copiez-les, ou envoyez-les s'il ouvre de nouveau.",
  notRecruiting: "Le recrutement est fermé pour le moment",
  notRecruitingText: "Vos réponses restent sur cet appareil : copiez-les, ou envoyez-les quand il rouvrira.",
  answers: "Vos réponses",
  close: "Fermer",
  discard: "Effacer mes réponses",
  sure: "Effacer vos réponses ?",
  sureText: "Elles ne sont que sur cet appareil : personne ne pourra les retrouver.",
  keep: "Les garder",
  confirm: "Effacer",
  sent: {
    tone: "good",
    title: "Candidature envoyée !",
    text: "Votre candidature a été transmise avec succès. Nous vous recontacterons bientôt.",
    topic: "apply",
  } satisfies Toast as Toast,
} as const;

export const stepNames: Record<(typeof steps)[number], string> = {
  you: "Vous",
  skills: "Compétences",
  availability: "Disponibilités",
  motivation: "Motivation",
};

export const fieldNames = {
  firstName: "Prénom",
  lastName: "Nom",
  age: "Âge",
  gameAlias: "Pseudo en jeu",
  discordUsername: "Pseudo Discord",
  availability: "Disponibilités",
  motivation: "Motivation",
} as const satisfies Record<FixedField, string>;

/** A field's label; the name of a question that isn't among these. */
export const labelOf = (field: DraftField, questions: readonly Question[]): string =>
  Object.hasOwn(fieldNames, field)
    ? fieldNames[field as FixedField]
    : (questions.find(({ name }) => name === field)?.label ?? field);

/** Errors of unreadable answers. */
export const unreadable: Readonly<Partial<Record<string, string>>> = {
  age: "Nous n'y lisons pas d'âge. Un nombre suffit, ou rien.",
  discordUsername: "Ce n'est pas un pseudo Discord : des lettres sans accent, des chiffres, un point ou un _.",
};

const count = new Intl.NumberFormat("fr-FR");

export const tooLong = (over: number): string =>
  `C'est trop long : ${count.format(over)} ${over === 1 ? "caractère" : "caractères"} de trop.`;

const tooLongFields = (fields: Readonly<Record<string, number>>, questions: readonly Question[]): string =>
  Object.entries(fields)
    .map(([field, over]) => `${labelOf(field, questions)} : ${count.format(over)} de trop.`)
    .join(" ");

type Failure = ApplyRefusal | Unexpected;

const failures = {
  "signed-out": () => "Votre session a pris fin. Vos réponses sont gardées : reconnectez-vous pour les envoyer.",
  "already-pending": () => "Vous avez déjà une candidature en attente pour ce rôle.",
  // Closed, or the whole recruitment is: the wizard says which.
  "unknown-position": () => "Ce rôle ne prend pas de candidature pour le moment.",
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
  ...(failure.kind === "unknown-position" && { advice: wizardWords.closedText }),
  ...(failure.kind === "signed-out" && { link: signInLink(positionAddress(position)) }),
  ...(failure.kind === "already-pending" && { link: { words: "Voir mes candidatures", to: applicationsPath } }),
});
