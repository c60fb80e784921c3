export const words = {
  lead: "Entraînements ouverts, soirées devant un match, scrims et détections : venez jouer et regarder avec le club.",
  coming: "À venir",
  past: (count: number) => (count > 1 ? `Les ${count} derniers évènements` : "Le dernier évènement"),
  none: "Aucun évènement annoncé pour le moment",
  noneAdvice: "Les prochaines soirées du club s'afficheront ici. En attendant, il y a les matchs.",
  toMatches: "Voir les matchs",
  loading: "Chargement des évènements",
  failed: "Impossible de charger les évènements",
  retry: "Réessayer",
  calendar: "Ajouter tous les évènements à mon agenda",
} as const;
