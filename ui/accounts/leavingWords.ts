// What becomes of a member's data when they delete their account: for the dialog and the privacy page. Their order is that of the lists.
// tests/security/leaving.test.ts compares them with what the database does.

export const erasedOnLeaving = {
  account: "votre compte, votre profil, votre photo et le lien avec Discord",
  acts: "vos likes, vos notes de tips, vos pronostics, vos inscriptions aux évènements et vos réponses aux sondages de votre équipe",
  follows: "les tips que vous avez gardés, ce que vous suivez et les membres que vous bloquez",
  notifications: "vos notifications, vos choix de ce qui vous prévient et les appareils qui les reçoivent",
  applications: "vos candidatures, et ce que le staff vous a répondu",
  measures: "les mesures du staff à votre sujet, et vos contestations",
  signature: "votre nom sur les articles que vous avez signés ou créés",
} as const;

export const keptOnLeaving = {
  comments: "vos commentaires, sans votre nom",
  reports: "vos signalements et leurs précisions, sans votre nom",
  articles: "les articles que vous avez signés ou créés, sans votre nom",
  work: "si vous êtes du staff, ce que vous avez fait dans le panel, sans votre nom",
  discord: "une candidature que le staff a reçue sur son Discord : demandez au club de l'effacer",
  messages: "vos messages envoyés par le formulaire de contact et leurs réponses, jusqu'à 12 mois",
  letter: "la lettre du club, si vous la recevez : chaque e-mail a un lien pour l'arrêter",
} as const;
