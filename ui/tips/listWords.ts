import { words } from "./words.ts";

export const listWords = {
  ...words,
  titleOf: (page: number) => (page > 1 ? `Tips, page ${page}` : "Tips"),
  allCategories: "Toutes",
  sorts: { recent: "Récents", popular: "Populaires" },
  filters: "Filtrer les tips",
  count: (total: number) => (total > 1 ? `${total} tips` : `${total} tip`),
  pages: "Pages de tips",
  loadingList: "Chargement des tips",
  empty: "Aucun article trouvé avec ces filtres.",
  emptyAdvice: "Essayez une autre catégorie, ou affichez tout.",
  clearFilters: "Effacer les filtres",
  listFailed: "Impossible de charger les articles",
} as const;
