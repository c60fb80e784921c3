import {
  longestOfPosition,
  mostQuestions,
  mostSkills,
  type PositionProblem,
  questionsIn,
  type TypedPosition,
} from "../../../../domain/applications/typedPosition.ts";
import type { Position, PositionIcon } from "../../../../domain/applications/positions.ts";
import type { ListWords } from "../../../club/lists/admin/outcomes.ts";

export const words: ListWords<Position> = {
  key: "roles",
  tab: "Rôles",
  lead: "La page Recrutement et l'accueil suivent cet ordre. Une candidature garde les questions auxquelles elle répond, même quand vous les changez.",
  loading: "Chargement des rôles",
  failed: "Impossible de charger les rôles",
  none: "Aucun rôle",
  noneText: "Les rôles que vous ajoutez arrivent ici et, ouverts, sur la page Recrutement.",
  nameOf: ({ title }) => title,
  sureToRemove: (name) => `Supprimer le rôle « ${name} » ? Pour ne plus recevoir de candidatures, fermez-le plutôt.`,
  create: "Nouveau rôle",
  edit: "Modifier le rôle",
  send: { create: "Ajouter le rôle", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du rôle enregistré" },
  notSent: "Le rôle n'est pas enregistré",
  conflict: "Ce rôle a été modifié entre-temps",
  created: "Rôle ajouté",
  saved: "Rôle enregistré",
  published: "Rôle ouvert",
  hidden: "Rôle fermé",
  removed: "Rôle supprimé",
  notPublished: "Le rôle n'a pas changé",
  notRemoved: "Le rôle n'a pas été supprimé",
  row: { publish: "Ouvrir", hide: "Fermer", draft: "Fermé" },
  whyNot: { "in-use": "Des candidatures le nomment. Fermez-le plutôt : il disparaît du site, et elles restent." },
};

export const labels = {
  slug: "Adresse",
  title: "Titre",
  description: "Description",
  skills: "Compétences",
  icon: "Dessin",
  questions: "Questions",
  visibility: "Candidatures",
} satisfies Record<keyof TypedPosition, string>;

export const hints = {
  title: "Sans genre si possible : « Montage vidéo ».",
  skills: "Un mot ou deux chacune, séparées par des virgules.",
} as const;

export const visibilities = {
  published: "Ouvertes à tout le monde",
  draft: "Fermées : le rôle est caché",
} as const;

export const iconWords = {
  megaphone: "Mégaphone",
  calendar: "Calendrier",
  cut: "Ciseaux",
  hand: "Poignée de main",
  mic: "Micro",
  users: "Équipe",
  star: "Étoile",
  pen: "Crayon",
  image: "Image",
  chat: "Bulle",
  globe: "Monde",
  heart: "Cœur",
} satisfies Record<PositionIcon, string>;

export const questionWords = {
  list: "Questions de ce rôle",
  lead: "Posées à l'étape « Compétences ». Aucune réponse n'est obligatoire.",
  none: "Aucune question : l'étape invite à en parler sur le Discord.",
  add: "Ajouter une question",
  full: `${mostQuestions} questions au plus.`,
  nth: (number: number) => `Question ${number}`,
  hintOf: (number: number) => `Aide ${number}`,
  remove: "Retirer",
  removeNth: (number: number) => `Retirer la question ${number}`,
  optional: "(facultatif)",
} as const;

const questionProblems = {
  required: "Écrivez la question, ou retirez-la.",
  "too-long": "C'est trop long.",
  "same-label": "Une autre question dit la même chose.",
  "too-many": questionWords.full,
  unknown: "Cette question ne peut pas être enregistrée.",
  "bad-address": "",
} satisfies Record<PositionProblem, string>;

/** What is wrong with one question. */
export const questionComplaint = (problem: PositionProblem): string =>
  problem === "too-long"
    ? `${longestOfPosition.label} caractères au plus pour la question, ${longestOfPosition.hint} pour l'aide.`
    : questionProblems[problem];

const required: Readonly<Partial<Record<keyof TypedPosition, string>>> = {
  title: "Écrivez le titre du rôle.",
  description: "Dites en une phrase ce que l'on y fait.",
};

/** What is wrong with a field of the form. */
export const complaintOf = (field: keyof TypedPosition, problem: PositionProblem): string => {
  if (field === "questions") return questionComplaint(problem);
  switch (problem) {
    case "required":
      return required[field] ?? "Ce champ est requis.";
    case "too-long":
      return field === "skills"
        ? `${longestOfPosition.skill} caractères au plus pour chacune.`
        : `${longestOfPosition[field as "title" | "description"]} caractères au plus.`;
    case "too-many":
      return `${mostSkills} au plus.`;
    default:
      return "Choisissez dans la liste.";
  }
};

/** A field as a conflict shows it. */
export const shownAs = (field: keyof TypedPosition, text: string): string => {
  if (field === "icon") return text in iconWords ? iconWords[text as PositionIcon] : text;
  if (field === "visibility") return text in visibilities ? visibilities[text as "draft"] : text;
  return field === "questions"
    ? questionsIn(text)
        .map(({ label, hint }, at) => `${at + 1}. ${label}${hint && ` (${hint})`}`)
        .join(" ")
    : text;
};
