export const words = {
  title: "E-mails capturés",
  why: "Ce site de démonstration n'envoie rien : chaque e-mail s'arrête ici, le plus récent en premier.",
  none: "Aucun e-mail pour l'instant. Ceux que le site aurait envoyés s'arrêtent ici.",
  to: "À :",
  home: "Retour au site",
} as const;
