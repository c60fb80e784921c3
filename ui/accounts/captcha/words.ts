export const words = {
  title: "Vérification anti-robot",
  wait: "Un instant. Si une question s'affiche ici, votre réponse suffit pour continuer.",
  failedTitle: "La vérification n'a pas pu se charger",
  failed:
    "Un bloqueur de contenu ou le réseau l'empêche peut-être. Ce que vous avez écrit est toujours là. Réessayez, ou écrivez au club :",
  again: "Réessayer",
  leave: "Annuler",
} as const;
