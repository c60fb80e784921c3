export const shortcutWords = {
  open: "Raccourcis",
  title: "Raccourcis clavier",
  keys: [
    { keys: ["1", "2", "3"], does: "Aperçu, Contenu, Candidatures" },
    { keys: ["/"], does: "Rechercher" },
    { keys: ["C"], does: "Créer du contenu, dans l'onglet Contenu" },
    { keys: ["Alt", "↑", "↓"], does: "Déplacer le bloc où vous écrivez" },
    { keys: ["Ctrl", "↵"], does: "Créer ou mettre à jour" },
    { keys: ["Échap"], does: "Fermer une fenêtre" },
    { keys: ["?"], does: "Tous les raccourcis" },
  ],
  areOn: "Raccourcis à une touche",
  areOnHint: "Coupez-les s'ils gênent la saisie vocale ou un lecteur d'écran.",
} as const;
