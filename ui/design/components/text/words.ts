export const words = {
  showPassword: "Afficher le mot de passe",
  previous: "Précédent",
  next: "Suivant",
  page: "Page",
  close: "Fermer",
  newTab: "(nouvel onglet)",
  steps: "Étapes",
  done: "terminé",
  toLookAt: "à revoir",
  offline: "Vous êtes hors ligne. La page reste lisible ; attendez le réseau pour publier.",
  diagramKey: { nous: "Nous", eux: "Eux", regard: "Champ de vision", trajet: "Déplacement" },
  stepOf: (step: number, steps: number) => `étape ${step} sur ${steps}`,
} as const;
