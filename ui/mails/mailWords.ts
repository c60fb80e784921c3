export const words = {
  title: "E-mails capturés",
  why: "Ce site n'envoie rien pour l'instant : chaque e-mail s'arrête ici, le plus récent en premier.",
  none: "Aucun e-mail pour l'instant. Ceux que le site aurait envoyés s'arrêtent ici.",
  to: "À :",
  asItIs: "Voir l'e-mail tel qu'il est envoyé",
  asItIsOf: (subject: string) => `Voir l'e-mail tel qu'il est envoyé : ${subject}`,
  home: "Retour au site",
} as const;
