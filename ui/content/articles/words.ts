import type { ArticleSort } from "../../../domain/content/articles/ports.ts";
import type { SubjectWords } from "../reactions/subject.ts";

export const words = {
  title: "Actualités",
  paged: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  lead: "Les résultats, les coulisses et la vie du club, écrits par celles et ceux qui y étaient.",
  filters: "Filtrer les articles",
  allCategories: "Toutes",
  count: (total: number) => (total > 1 ? `${total} articles` : `${total} article`),
  pages: "Pages d'articles",
  loadingList: "Chargement des articles",
  empty: "Aucun article disponible",
  emptyAdvice: "Essayez une autre catégorie, ou affichez tout.",
  clearFilters: "Effacer les filtres",
  listFailed: "Impossible de charger les articles",
  articleFailed: "Une erreur est survenue",
  retry: "Réessayer",
  loadingArticle: "Chargement de l'article...",
  notFound: "Article introuvable ou non publié.",
  notFoundAdvice: "Il a peut-être été retiré, ou l'adresse comporte une erreur.",
  allNews: "Toutes les actualités",
  newsroom: "La rédaction",
  readNext: "À lire ensuite",
  tags: "Étiquettes",
  tagTitle: (label: string) => `Étiquette : ${label}`,
  tagLead: (label: string) => `Les articles avec l'étiquette ${label}, du plus récent au plus ancien.`,
  tagless: "Aucun article n'a cette étiquette.",
  match: "Le match",
  matchOff: { postponed: "reporté", cancelled: "annulé" },
  matchName: (club: string, opponent: string) => `${club} contre ${opponent}`,
} as const;

export const sortWords: Readonly<Record<ArticleSort, string>> = {
  date: "Date",
  category: "Catégorie",
  author: "Auteur",
};

export const reactionWords: SubjectWords = {
  bar: "Réagir à cet article",
  placeholder: "Ce que vous en pensez, ou ce que vous aimeriez savoir.",
  liked: { tone: "good", title: "Article liké !", topic: "like" },
  unliked: { tone: "good", title: "Like retiré", topic: "like" },
  notCommented: {
    tone: "bad",
    title: "Erreur lors de l'ajout du commentaire",
    text: "Votre texte est gardé avec l'article : rouvrez-le pour le publier.",
  },
  gone: "Cet article n'est plus en ligne",
};
