import type { Block } from "../../../../domain/content/body/content.ts";
import type { PassageChange } from "../../../../domain/content/versions/compare.ts";
import type { VersionCause } from "../../../../domain/content/versions/ports.ts";
import type { Restoration, RestoreRefusal } from "../../../../domain/content/versions/restoreVersion.ts";
import { signInAction } from "../../../admin/words.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

const topic = "content";

const characters = (count: number): string => `${wholeNumber(count)} ${count > 1 ? "caractères" : "caractère"}`;

export const words = {
  title: (title: string) => `Versions : ${title}`,
  all: "Toutes les versions",
  loading: "Chargement des versions",
  comparing: "Comparaison en cours",
  failed: "Impossible de charger les versions",
  notCompared: "Impossible de comparer ces versions",
  gone: "Ce contenu n'existe plus",
  goneText: "Quelqu'un l'a supprimé entre-temps.",
  causes: { saved: "Enregistré", restored: "Restauré", published: "Publié" } satisfies Record<VersionCause, string>,
  current: "Actuelle",
  versionOf: (time: string) => `Version du ${time}`,
  compareWith: "Comparer avec",
  previous: (time: string) => `La précédente, ${time}`,
  currentOne: (time: string) => `L'actuelle, ${time}`,
  only: "C'est la seule version gardée : il n'y a rien à comparer.",
  between: (before: string, after: string) => `De la version du ${before} à celle du ${after} :`,
  same: "Ces deux versions se lisent de la même façon.",
  legend: "Ce qui a changé",
  removed: "retiré",
  added: "ajouté",
  changes: {
    removed: "Passage retiré",
    added: "Passage ajouté",
    changed: "Passage modifié",
  } satisfies Record<Exclude<PassageChange["is"], "same">, string>,
  before: "Avant",
  after: "Après",
  tooLong: "Trop de mots ont changé pour être comparés un à un.",
  unlike: "Mêmes mots : la mise en forme, un lien ou une image a changé.",
  unchanged: (count: number) =>
    count > 1 ? `${wholeNumber(count)} passages sans changement` : "Un passage sans changement",
  empty: "(vide)",
  restore: "Restaurer cette version",
  takePassage: "Reprendre ce passage",
  dropPassage: "Retirer ce passage",
  takeField: "Reprendre",
  takeFieldOf: (field: string) => `Reprendre, ${field}`,
} as const;

/** How much longer or shorter a version is than the one before it; its length for the first one. */
export const sizeChange = (size: number, before: number | undefined): string => {
  if (before === undefined) return characters(size);
  if (size === before) return "même longueur";
  return `${characters(Math.abs(size - before))} de ${size > before ? "plus" : "moins"}`;
};

const kinds: Readonly<Partial<Record<string, string>>> = {
  heading: "Titre",
  list: "Liste",
  quote: "Citation",
  code: "Code",
  diagram: "Schéma",
  rule: "Séparation",
  callout: "Encadré",
  table: "Tableau",
  image: "Image",
} satisfies Partial<Record<Block["kind"] | "image", string>>;

/** The name of a block's kind; empty for a paragraph, and for a kind without a name. */
export const kindName = (kind: string | undefined): string => kinds[kind ?? ""] ?? "";

const partRestored = (isField: boolean): string => (isField ? "Champ remis comme avant" : "Passage remis comme avant");

const withoutAuthors = (count: number): string =>
  count > 1
    ? `${count} auteurs ont quitté le staff : ils ne peuvent plus signer. `
    : "Un auteur a quitté le staff : il ne peut plus signer. ";

export const restored = (request: Restoration, lostAuthors: number): Toast => ({
  tone: lostAuthors > 0 ? "note" : "good",
  title: "part" in request ? partRestored("field" in request.part) : "Version restaurée",
  text: `${lostAuthors > 0 ? withoutAuthors(lostAuthors) : ""}La version d'avant reste dans la liste : vous pouvez y revenir.`,
  topic,
});

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Cette version ou son contenu n'existe plus.",
  conflict: "Quelqu'un a enregistré entre-temps. La liste est à jour : regardez, puis recommencez.",
  outdated: "Le site vient d'être mis à jour : rechargez la page.",
  "passage-lost": "Le texte actuel a changé à cet endroit. Comparez avec la version actuelle.",
  "title-required": "Cette version n'a pas de titre.",
  "too-long": "Cette version est plus longue que ce que le site accepte à présent.",
  "bad-image": "L'adresse d'une image de cette version n'est plus acceptée.",
  "insecure-image": "Une image de cette version est en http : elle ne s'afficherait pas.",
} as const;

export const notRestored = (failure: RestoreRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer la restauration" : "Rien n'a été restauré",
  text: whyFailed(failure, whyNot),
  topic,
  ...signInAction(failure.kind, path),
});
