export const words = {
  showPassword: "Afficher le mot de passe",
  previous: "Précédent",
  next: "Suivant",
  page: "Page",
} as const;
