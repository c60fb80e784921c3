export const words = {
  title: "Mails capturés",
  why: "Ce site de démonstration n'envoie rien : chaque mail s'arrête ici, le plus récent en premier.",
  none: "Aucun mail pour l'instant. Ceux que le site aurait envoyés s'arrêtent ici.",
  to: "À :",
  home: "Retour au site",
} as const;
