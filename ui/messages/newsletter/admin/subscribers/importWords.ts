import type { AddSubscribers, Judged, PlanRefusal } from "../../../../../domain/club/letter/subscribers.ts";
import { mostRows } from "../../../../../domain/club/matches/files/planFile.ts";
import type { RefusalOf } from "../../../../../domain/shared/result.ts";
import { wholeNumber } from "../../../../design/components/text/format.ts";
import type { Unexpected } from "../../../../lib/feedback/failure.ts";
import type { Toast } from "../../../../lib/feedback/toasts.ts";
import { type Failure, topic, whyNot } from "./words.ts";

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count > 1 ? many : one}`;

export const words = {
  title: "Importer des adresses",
  intro:
    "Seulement des personnes qui ont accepté de recevoir la lettre. Rien n'est écrit avant l'aperçu, et aucun e-mail ne part.",
  paste: "Adresses",
  pasteHint: "Une par ligne, ou des lignes copiées d'un tableur.",
  choose: "Ou choisir un fichier CSV, ou le déposer ici",
  other: "Choisir un autre fichier",
  chosen: (name: string) => `Fichier : ${name}`,
  drop: "Retirer le fichier",
  plan: "Voir l'aperçu",
  planning: "Lecture des adresses",
  notPlanned: "Les adresses n'ont pas pu être lues",
  groups: {
    new: (count: number) => counted(count, "adresse à inscrire", "adresses à inscrire"),
    known: (count: number) => counted(count, "adresse déjà inscrite", "adresses déjà inscrites"),
    left: (count: number) =>
      counted(
        count,
        "adresse désinscrite, qui ne sera pas reprise",
        "adresses désinscrites, qui ne seront pas reprises",
      ),
    unread: (count: number) => counted(count, "ligne illisible", "lignes illisibles"),
  },
  doubles: (count: number) => `${counted(count, "doublon ignoré", "doublons ignorés")}.`,
  nothing: "Rien à inscrire : aucune de ces adresses n'est nouvelle.",
  line: (line: number) => `Ligne ${wholeNumber(line)}`,
  consent: "Accord de ces personnes",
  source: "Où l'ont-elles donné ?",
  sourceHint: "Par exemple : carnet d'inscription du tournoi. C'est gardé avec chaque adresse, comme preuve.",
  on: "Quel jour ?",
  onHint: "Le plus récent, s'il y en a plusieurs.",
  add: (count: number) => `Inscrire ${counted(count, "adresse")}`,
  adding: "Inscription en cours…",
  notAdded: "L'inscription n'est pas terminée",
  close: "Fermer",
} as const;

export const added = (judged: readonly Judged[]): Toast => {
  const countOf = (wanted: Judged["fate"]) => judged.filter(({ fate }) => fate === wanted).length;
  const left = countOf("left");
  return {
    tone: "good",
    title: counted(countOf("new"), "adresse inscrite", "adresses inscrites"),
    ...(left > 0 && { text: `${words.groups.left(left)}.` }),
    topic,
  };
};

export const notPlannedText = (why: PlanRefusal | Unexpected): string => {
  switch (why.kind) {
    case "too-large":
      return "Ce fichier dépasse 10 Mo. Partagez-le en plusieurs.";
    case "too-many-rows":
      return `Il y en a ${wholeNumber(why.count)}, et ${wholeNumber(mostRows)} au plus d'un coup. Partagez-les en plusieurs fois.`;
    case "no-addresses":
      return "Aucune adresse e-mail n'y est trouvée. Exemple : vous@exemple.fr";
    default:
      return whyNot(why);
  }
};

export type AddFailure = RefusalOf<AddSubscribers> | Unexpected;

/** What is wrong with the consent, by field; empty for other reasons. */
export const consentProblems = (why: AddFailure | null): { readonly source?: string; readonly on?: string } => {
  switch (why?.kind) {
    case "no-source":
      return { source: "Dites où ces personnes ont donné leur accord." };
    case "long-source":
      return { source: "C'est trop long : 200 signes au plus." };
    case "no-day":
      return { on: "Donnez le jour de cet accord." };
    case "future-day":
      return { on: "Ce jour n'est pas encore venu." };
    default:
      return {};
  }
};

/** Why an import stopped. */
export const notAddedText = (why: AddFailure): string => {
  const { source, on } = consentProblems(why);
  return source ?? on ?? `${whyNot(why as Failure)} Ce qui est déjà inscrit ne le sera pas deux fois.`;
};
