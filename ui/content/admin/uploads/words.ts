export const words = {
  onTheirWay: "Fichiers en cours d'envoi",
  waiting: "En attente",
  sending: "Envoi en cours...",
  stored: "Envoyé, à placer dans l'éditeur",
  dismissed: "Retirer",
  cancel: "Annuler",
} as const;
