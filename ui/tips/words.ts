import { longestComment } from "../../domain/tips/comment.ts";
import type { CommentRefusal } from "../../domain/tips/commentTip.ts";
import type { LikeRefusal } from "../../domain/tips/likeTip.ts";
import { signInLink } from "../accounts/words.ts";
import type { Toast } from "../page/toasts.ts";
import type { Unexpected } from "../page/failure.ts";

export const words = {
  title: "Tips",
  titleOf: (page: number) => (page > 1 ? `Tips, page ${page}` : "Tips"),
  category: "Catégorie",
  allCategories: "Toutes",
  sort: "Trier par",
  sorts: { recent: "Récents", popular: "Populaires" },
  filter: "Filtrer",
  filters: "Filtrer les tips",
  count: (total: number) => (total > 1 ? `${total} tips` : `${total} tip`),
  pages: "Pages de tips",
  loadingList: "Chargement des tips",
  empty: "Aucun article trouvé avec ces filtres.",
  emptyAdvice: "Essayez une autre catégorie, ou revoyez tout.",
  noneYet: "Les premiers arrivent bientôt. Revenez les lire ici.",
  clearFilters: "Effacer les filtres",
  listFailed: "Impossible de charger les articles",
  tipFailed: "Impossible de charger l'article",
  failedAdvice: "Rien n'est perdu. Vérifiez votre connexion, ou essayez de nouveau dans un instant.",
  retry: "Réessayer",
  loadingTip: "Chargement de l'article...",
  notFound: "Article introuvable.",
  notFoundAdvice: "Il a peut-être été retiré, ou l'adresse comporte une erreur.",
  allTips: "Tous les tips",
  views: (shown: string, views: number) => `${shown} ${views > 1 ? "vues" : "vue"}`,
  rating: (rating: string) => `Note ${rating} sur 5`,
  contents: "Dans ce tip",
  around: "Autour de ce tip",
  quickNavigation: "Navigation rapide",
  statistics: "Statistiques",
  totals: { tips: "Tips publiés", views: "Vues", likes: "J'aime", comments: "Commentaires", rating: "Note moyenne" },
  categories: "Catégories",
  latest: "Dernier ajout",
  badImage: "URL d'image invalide",
  badLink: "Lien invalide",
  lostImage: (description: string) => `Image indisponible : ${description}`,
  lostImageUnnamed: "Image indisponible",
  like: "J'aime",
  comments: "Commentaires",
  share: "Partager",
  bar: "Réagir à ce tip",
  needsScript: "Pour aimer ou commenter, activez JavaScript dans votre navigateur.",
  liked: { tone: "good", title: "Tip liké !", topic: "like" } satisfies Toast as Toast,
  unliked: { tone: "good", title: "Like retiré", topic: "like" } satisfies Toast as Toast,
  shared: { tone: "good", title: "Lien copié dans le presse-papiers !" } satisfies Toast as Toast,
  notShared: { tone: "bad", title: "Impossible de copier le lien" } satisfies Toast as Toast,
  commentCount: (count: number) => (count > 1 ? `${count} commentaires` : `${count} commentaire`),
  noComments: "Aucun commentaire pour le moment. Le premier peut être le vôtre.",
  commentsFailed: "Impossible de charger les commentaires",
  loadingComments: "Chargement des commentaires",
  olderComments: "Voir les commentaires précédents",
  yourComment: "Votre commentaire",
  placeholder: "Ce que vous avez essayé, ce qui a marché.",
  courtesy: "Restez courtois, même après une défaite.",
  publish: "Publier",
  publishing: "Envoi en cours...",
  signInToComment: ["Connectez-vous", " pour commenter"],
  formerMember: "Ancien membre",
  nameless: "Membre du club",
  staff: "Staff",
  notCommented: {
    tone: "bad",
    title: "Erreur lors de l'ajout du commentaire",
    text: "Votre texte est gardé avec le tip : rouvrez-le pour le publier.",
  } satisfies Toast as Toast,
  commented: { tone: "good", title: "Commentaire ajouté !" } satisfies Toast as Toast,
} as const;

const likeFailures = {
  "signed-out": "Vous devez être connecté pour liker",
  gone: "Erreur lors de l'action",
  unexpected: "Erreur lors de l'action",
} satisfies Record<(LikeRefusal | Unexpected)["kind"], string>;

const likeAdvice = {
  "signed-out": undefined,
  gone: "Ce tip n'est plus en ligne.",
  unexpected: "Vérifiez votre connexion, puis réessayez.",
} satisfies Record<keyof typeof likeFailures, string | undefined>;

/** `path`: where to come back to after signing in. */
export const likeFailure = (kind: keyof typeof likeFailures, path: string): Toast => {
  const text = likeAdvice[kind];
  return {
    tone: "bad",
    topic: "like",
    title: likeFailures[kind],
    ...(text !== undefined && { text }),
    ...(kind === "signed-out" && { link: signInLink(path) }),
  };
};

type CommentFailure = CommentRefusal | Unexpected;

const commentFailures = {
  "signed-out": () => "Votre session a pris fin. Votre texte est gardé : reconnectez-vous pour le publier.",
  gone: () => "Ce tip n'est plus en ligne : votre commentaire n'a pas été publié.",
  blank: () => "Veuillez écrire un commentaire",
  "too-long": (failure: CommentFailure) =>
    `Un commentaire compte au plus ${longestComment} caractères : ${failure.kind === "too-long" ? failure.over : 0} de trop.`,
  unexpected: () =>
    "Erreur lors de l'ajout du commentaire. Votre texte est gardé : vérifiez votre connexion, puis réessayez.",
} satisfies Record<CommentFailure["kind"], (failure: CommentFailure) => string>;

export const commentFailure = (failure: CommentFailure): string => commentFailures[failure.kind](failure);
