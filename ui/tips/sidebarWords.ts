export const sidebarWords = {
  around: "Autour de ce tip",
  quickNavigation: "Navigation rapide",
  statistics: "Statistiques",
  totals: { tips: "Tips publiés", views: "Vues", likes: "J'aime", comments: "Commentaires", rating: "Note moyenne" },
  categories: "Catégories",
  latest: "Dernier ajout",
} as const;
