import { positionsView } from "../../../admin/viewAddress.ts";
import { longestSkill, mostSkills } from "../../../../domain/applications/positionFields.ts";
import type { Position, PositionIcon } from "../../../../domain/applications/positions.ts";
import {
  longestOfQuestion,
  mostQuestions,
  positionForm,
  type QuestionProblem,
  questionsIn,
  type TypedPosition,
} from "../../../../domain/applications/typedPosition.ts";
import { complaintsOf, type FieldWords } from "../../../club/lists/admin/fieldWords.ts";
import type { ListWords } from "../../../club/lists/admin/outcomes.ts";

export const words: ListWords<Position> = {
  path: positionsView,
  tab: "Postes",
  lead: "La page Recrutement et l'accueil suivent cet ordre. Une candidature garde les questions auxquelles elle répond, même quand vous les changez.",
  loading: "Chargement des postes",
  failed: "Impossible de charger les postes",
  none: "Aucun poste",
  noneText: "Les postes que vous ajoutez arrivent ici et, ouverts, sur la page Recrutement.",
  nameOf: ({ title }) => title,
  sureToRemove: (name) => `Supprimer le poste « ${name} » ? Pour ne plus recevoir de candidatures, fermez-le plutôt.`,
  create: "Nouveau poste",
  edit: "Modifier le poste",
  send: { create: "Ajouter le poste", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du poste enregistré" },
  notSent: "Le poste n'est pas enregistré",
  conflict: "Ce poste a été modifié entre-temps",
  created: "Poste ajouté",
  saved: "Poste enregistré",
  published: "Poste ouvert",
  hidden: "Poste fermé",
  removed: "Poste supprimé",
  notPublished: "Le poste n'a pas changé",
  notRemoved: "Le poste n'a pas été supprimé",
  row: { publish: "Ouvrir", hide: "Clore les candidatures", draft: "Fermé" },
  whyNot: { "in-use": "Des candidatures le nomment. Fermez-le plutôt : il disparaît du site, et elles restent." },
};

const icons = {
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
  list: "Questions de ce poste",
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
  "too-long": `${longestOfQuestion.label} caractères au plus pour la question, ${longestOfQuestion.hint} pour l'aide.`,
  "same-label": "Une autre question dit la même chose.",
} satisfies Record<QuestionProblem, string>;

/** What is wrong with one question. */
export const questionComplaint = (problem: QuestionProblem): string => questionProblems[problem];

export const fieldWords: FieldWords<TypedPosition> = {
  slug: { label: "Adresse" },
  title: {
    label: "Titre",
    hint: "Sans genre si possible : « Montage vidéo ».",
    wrong: { required: "Écrivez le titre du poste." },
  },
  description: { label: "Description", wrong: { required: "Dites en une phrase ce que l'on y fait." } },
  skills: {
    label: "Compétences",
    hint: "Un mot ou deux chacune, séparées par des virgules.",
    wrong: { "too-long": `${longestSkill} caractères au plus pour chacune.`, "too-many": `${mostSkills} au plus.` },
  },
  icon: { label: "Dessin", choices: icons },
  questions: { label: "Questions", wrong: { ...questionProblems, "too-many": questionWords.full } },
  visibility: {
    label: "Candidatures",
    choices: { published: "Ouvertes à tout le monde", draft: "Fermées : le poste est caché" },
  },
};

export const complaintOf = complaintsOf(positionForm.fields, fieldWords, {
  "same-label": questionProblems["same-label"],
});

/** The questions as a conflict shows them. */
export const shownQuestions = (text: string): string =>
  questionsIn(text)
    .map(({ label, hint }, at) => `${at + 1}. ${label}${hint && ` (${hint})`}`)
    .join(" ");
