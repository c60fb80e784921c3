/** The test mail of `npm run doctor -- --send`. */
export const testMail = {
  subject: "Essai d’envoi",
  pieces: [
    "Bonjour,",
    "Ce message vérifie que le site du club envoie ses e-mails. Il est bien arrivé : il n’y a rien à faire.",
  ],
} as const;
