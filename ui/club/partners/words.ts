/** The states of the page of partners. */
export const stateWords = {
  loading: "Chargement des partenaires",
  failed: "Impossible de charger les partenaires",
  none: "Pas encore de partenaire",
  noneText: "Le premier peut être vous : écrivez-nous.",
} as const;
