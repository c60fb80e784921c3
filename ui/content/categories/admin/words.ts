import { longestLabel, mostCategories } from "../../../../domain/content/categories/category.ts";
import type { RemoveCategory } from "../../../../domain/content/categories/ports.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { categoriesView, viewAddress } from "../../../admin/viewAddress.ts";
import { signInAction } from "../../../admin/words.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { adviceOn, whyFailed } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import type { AddFailure, PlaceFailure, RemoveFailure, RenameFailure } from "./effects.ts";

const counted: Readonly<Record<ContentKind, (items: number) => string>> = {
  article: (items) => (items > 1 ? `${wholeNumber(items)} articles` : `${items} article`),
  tip: (items) => (items > 1 ? `${wholeNumber(items)} tips` : `${items} tip`),
};
const many = (items: number): boolean => items > 1;

export const words = {
  tab: "Catégories",
  lead: "Elles rangent les actualités et les tips : les filtres du site et le formulaire de création suivent cet ordre.",
  loading: "Chargement des catégories",
  failed: "Impossible de charger les catégories",
  kinds: { article: "Actualités", tip: "Tips" } satisfies Record<ContentKind, string>,
  counted,
  none: "Aucun contenu",
  empty: "Cette liste est vide. Ajoutez une première catégorie.",
  newName: "Nouvelle catégorie",
  add: "Ajouter",
  name: "Nom",
  rename: "Renommer",
  renameOf: (label: string) => `Renommer, ${label}`,
  save: "Enregistrer",
  cancel: "Annuler",
  remove: "Supprimer",
  removeOf: (label: string) => `Supprimer, ${label}`,
  sureToRemove: (label: string) => `Supprimer la catégorie « ${label} » ?`,
  inUse: (kind: ContentKind, items: number) =>
    `${counted[kind](items)} ${many(items) ? "utilisent" : "utilise"} cette catégorie. Choisissez celle qui ${many(items) ? "les" : "le"} prend, puis confirmez.`,
  inUseNoHeir: (kind: ContentKind, items: number) =>
    `${counted[kind](items)} ${many(items) ? "utilisent" : "utilise"} cette catégorie. Ajoutez d'abord une autre catégorie pour ${many(items) ? "les" : "le"} y déplacer.`,
  heir: "Déplacer vers",
  noHeir: "Choisir une catégorie",
  move: "Déplacer et supprimer",
  outside: "Hors de la liste",
  outsideText:
    "Du contenu porte ces catégories, affichées telles quelles. Ajoutez-les à la liste, ou déplacez leur contenu.",
  take: "Ajouter à la liste",
  takeOf: (label: string) => `Ajouter à la liste, ${label}`,
  moveOutside: "Déplacer",
  moveOutsideOf: (label: string) => `Déplacer le contenu, ${label}`,
} as const;

const topic = "categories";
const path = viewAddress(categoriesView);

const tooLong = (over: number): string =>
  `${over > 1 ? `${over} caractères` : "Un caractère"} de trop : un nom en a ${longestLabel} au plus.`;

const addFailures = {
  "label-required": "Donnez un nom à la catégorie.",
  "label-taken": "Une catégorie de cette liste porte déjà ce nom. Choisissez-en un autre.",
  "list-full": `Cette liste a déjà ${mostCategories} catégories. Supprimez-en une d'abord.`,
  "signed-out": "Votre session a pris fin. Reconnectez-vous : ce que vous avez écrit reste ici.",
  "not-staff": "Vous n'avez plus ce droit.",
} satisfies Record<Exclude<AddFailure["kind"], "label-too-long" | "unexpected">, string>;

/** Beside the field of a new category. */
export const notAdded = (failure: AddFailure): string => {
  if (failure.kind === "label-too-long") return tooLong(failure.over);
  return failure.kind === "unexpected" ? `Pas ajoutée. ${adviceOn(failure)}` : addFailures[failure.kind];
};

/** Beside the field of a new name. */
export const notRenamed = (failure: RenameFailure): string => {
  switch (failure.kind) {
    case "conflict":
      return `Entre-temps, quelqu'un l'a renommée « ${failure.theirs.label} ». Enregistrez pour remplacer ce nom par le vôtre, ou annulez pour le garder.`;
    case "gone":
      return "Entre-temps, quelqu'un l'a supprimée. Annulez, ou ajoutez-la de nouveau.";
    case "label-too-long":
      return tooLong(failure.over);
    case "unexpected":
      return `Le nom n'est peut-être pas enregistré. ${adviceOn(failure)}`;
    default:
      return addFailures[failure.kind];
  }
};

export const added = (label: string): Toast => ({
  tone: "good",
  title: "Catégorie ajoutée",
  text: label.trim(),
  topic,
});
export const renamed = (label: string): Toast => ({
  tone: "good",
  title: "Catégorie renommée",
  text: `Son contenu suit : « ${label.trim()} ».`,
  topic,
});
export const removed = ({ heir }: RemoveCategory): Toast => ({
  tone: "good",
  title: heir === null ? "Catégorie supprimée" : "Contenu déplacé",
  topic,
});

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Entre-temps, quelqu'un a supprimé une catégorie. La liste est à jour : réessayez.",
  "in-use": "Du contenu vient d'y arriver : choisissez la catégorie qui le prend.",
} satisfies Record<Exclude<RemoveFailure["kind"], "unexpected">, string>;

const refusedBy = (failure: RemoveFailure, title: string): Toast => ({
  tone: "bad",
  title,
  text: whyFailed(failure, whyNot),
  topic,
  ...signInAction(failure.kind, path),
});
export const notRemoved = (failure: RemoveFailure): Toast => refusedBy(failure, "La catégorie n'a pas été supprimée");
export const notPlaced = (failure: PlaceFailure): Toast => refusedBy(failure, "L'ordre n'a pas été enregistré");
