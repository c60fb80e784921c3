export const words = {
  category: "Catégorie",
  sort: "Trier par",
  filter: "Filtrer",
  partLoadFailed: {
    tone: "bad",
    title: "Cette partie de la page n'a pas pu être chargée",
    text: "Vérifiez votre connexion, puis réessayez. Si cela dure, rechargez la page.",
  },
} as const;
