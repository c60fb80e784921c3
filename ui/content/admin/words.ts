import type { EditedItem, ItemId, ItemRef, ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { ContentRepository } from "../../../domain/content/editing/ports.ts";
import type { Publication, PublishRefusal } from "../../../domain/content/editing/saveItem.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { signInAction } from "../../admin/words.ts";

export const words = {
  tab: "Contenu",
  here: "Articles et tips",
  list: "Contenu",
  create: "Créer du contenu",
  search: "Rechercher",
  placeholder: "Mots du titre",
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
  unpublishOf: (title: string) => `Retirer du site, ${title}`,
  sureToRemove: "Êtes-vous sûr de vouloir supprimer cet élément ?",
} as const;

const topic = "content";
export const publishName = "publish-content";

const removedWords = {
  article: "Article supprimé avec succès",
  tip: "Tip supprimé avec succès",
} satisfies Record<ContentKind, string>;

export const removed = (kind: ContentKind): Toast => ({ tone: "good", title: removedWords[kind], topic });

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
  unexpected: "Vérifiez votre connexion, puis réessayez.",
} satisfies Record<(PublishRefusal | RefusalOf<ContentRepository["remove"]> | Unexpected)["kind"], string>;

export const notRemoved = ({ kind }: RefusalOf<ContentRepository["remove"]> | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Erreur lors de la suppression",
  text: whyNot[kind],
  topic,
  ...signInAction(kind, path),
});

const publishedWords = {
  article: { on: "Article publié", off: "Article remis en brouillon" },
  tip: { on: "Tip publié", off: "Tip remis en brouillon" },
} satisfies Record<ContentKind, { readonly on: string; readonly off: string }>;

/** Toast action: the change that undoes this one. */
const actOf = ({ kind, id }: ItemRef, isPublished: boolean): string => [kind, isPublished ? "on" : "off", id].join(" ");
export const publicationOf = (act: string): Publication => {
  const [kind, state, ...id] = act.split(" ");
  return { kind: kind as ContentKind, id: id.join(" ") as ItemId, isPublished: state === "on" };
};

export const published = (item: EditedItem): Toast => ({
  tone: "good",
  title: publishedWords[item.kind][item.isPublished ? "on" : "off"],
  text: item.isPublished ? "Tout le monde peut le lire." : "Seul le staff le voit encore.",
  act: { words: "Annuler", name: publishName, id: actOf(item, !item.isPublished) },
  topic,
});

export const notPublished = ({ kind }: PublishRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: kind === "unexpected" ? "Impossible de confirmer la publication" : "La publication n'a pas changé",
  text: whyNot[kind],
  topic,
  ...signInAction(kind, path),
});
