import type { ItemRef, ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { ContentRepository } from "../../../domain/content/editing/ports.ts";
import type { Publication, PublishRefusal } from "../../../domain/content/editing/saveItem.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import { whyFailed, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { signInAction } from "../../admin/words.ts";

export const words = {
  tab: "Contenu",
  here: "Articles et tips",
  list: "Contenu",
  create: "Créer du contenu",
  newItem: { article: "Nouvel article", tip: "Nouveau tip" } satisfies Record<ContentKind, string>,
  search: "Rechercher",
  placeholder: "Titre ou texte",
  category: "Catégorie",
  allCategories: "Toutes",
  noCategory: "Sans catégorie",
  kinds: "Type de contenu",
  tabs: { article: "Articles", tip: "Tips" } satisfies Record<ContentKind, string>,
  loading: "Chargement du contenu",
  failed: "Impossible de charger le contenu",
  none: { article: "Aucun article trouvé", tip: "Aucun tip trouvé" } satisfies Record<ContentKind, string>,
  noneYet: "Ce que vous écrivez arrive ici, les brouillons aussi.",
  writeFirst: "Écrire le premier contenu",
  noneFiltered: "Essayez d'autres mots ou une autre catégorie, ou affichez tout.",
  showAll: "Tout afficher",
  pages: "Pages de contenu",
  changed: "La liste a changé.",
  states: "État",
  allStates: "Tous",
  onlyPublished: "Publiés",
  onlyDrafts: "Brouillons",
  columns: {
    title: "Titre",
    category: "Catégorie",
    state: "État",
    date: "Créé le",
    views: "Vues",
    acts: "Actions",
  },
  see: "Voir la page",
  versions: "Versions",
  published: "Publié",
  draft: "Brouillon",
  views: (shown: string, views: number) => `${shown} ${views > 1 ? "vues" : "vue"}`,
  edit: "Modifier",
  editOf: (title: string) => `Modifier, ${title}`,
  remove: "Supprimer",
  removeOf: (title: string) => `Supprimer, ${title}`,
  publish: "Publier",
  publishOf: (title: string) => `Publier, ${title}`,
  unpublish: "Retirer du site",
  sureToRemove: "Êtes-vous sûr de vouloir supprimer cet élément ?",
  sureToRemoveAll: (count: number) => `Supprimer ces ${count} éléments ?`,
} as const;

const topic = "content";

type WordsOfKind = Readonly<Record<ContentKind, { readonly one: string; readonly many: string }>>;
const removedWords: WordsOfKind = {
  article: { one: "Article supprimé avec succès", many: "articles supprimés" },
  tip: { one: "Tip supprimé avec succès", many: "tips supprimés" },
};

/** Those of a list are of one kind. */
const counted = (words: WordsOfKind, { length }: readonly unknown[], kind: ContentKind = "article"): string =>
  length > 1 ? `${length} ${words[kind].many}` : words[kind].one;

export const removed = (items: readonly Pick<ItemRef, "kind">[]): Toast => ({
  tone: "good",
  title: counted(removedWords, items, items[0]?.kind),
  topic,
});

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
} as const;

export const notRemoved = (failure: RefusalOf<ContentRepository["remove"]> | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Erreur lors de la suppression",
  text: whyFailed(failure, whyNot),
  topic,
  ...signInAction(failure.kind, path),
});

const publishedWords: WordsOfKind = {
  article: { one: "Article publié", many: "articles publiés" },
  tip: { one: "Tip publié", many: "tips publiés" },
};
const unpublishedWords: WordsOfKind = {
  article: { one: "Article remis en brouillon", many: "articles remis en brouillon" },
  tip: { one: "Tip remis en brouillon", many: "tips remis en brouillon" },
};

/** @param items of one kind, all published or all made drafts */
export const published = (items: readonly Publication[]): Toast => {
  const isPublished = items[0]?.isPublished === true;
  const them = items.length > 1 ? "les" : "le";
  return {
    tone: "good",
    title: counted(isPublished ? publishedWords : unpublishedWords, items, items[0]?.kind),
    text: isPublished ? `Tout le monde peut ${them} lire.` : `Seul le staff ${them} voit encore.`,
    topic,
  };
};

export const notPublished = (failure: PublishRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: failure.kind === "unexpected" ? "Impossible de confirmer la publication" : "La publication n'a pas changé",
  text: whyFailed(failure, whyNot),
  topic,
  ...signInAction(failure.kind, path),
});
