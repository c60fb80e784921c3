export const words = {
  showPassword: "Afficher le mot de passe",
  previous: "Précédent",
  next: "Suivant",
  page: "Page",
  close: "Fermer",
  steps: "Étapes",
  done: "terminé",
  stepOf: (step: number, steps: number) => `étape ${step} sur ${steps}`,
} as const;
