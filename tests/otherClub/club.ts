import type { ClubFile } from "../../src/build/club/clubSchema.ts";

/** A club that differs in everything, with texts of the maximum length: the layout has to fit it too. */
export const club: ClubFile = {
  name: "Association des Joueuses et Joueurs de Saint-Gildas-sur-Mer",
  shortName: "Joueurs Saint-Gildas",
  wordmark: { strong: "St-Gildas", light: "Gaming 🐙" },
  tagline:
    "Depuis la presqu'île, une association où l'on joue ensemble, à tout âge, du premier tournoi du village jusqu'aux scènes où l'on rêve de monter un jour.",
  legalForm: "association loi 1901, agréée par le ministère des Sports",
  links: [
    { name: "Mastodon", address: "https://mastodon.example.org/@gildas" },
    { name: "Notre salon sur Discord", address: "https://discord.example.org/gildas" },
    { name: "Instagram", address: "https://instagram.example.org/gildas" },
    { name: "TikTok", address: "https://tiktok.example.org/gildas" },
    { name: "Bluesky", address: "https://bluesky.example.org/gildas" },
    { name: "Le site de la mairie", address: "https://mairie.example.org/associations/jeux-video" },
  ],
  colours: { accent: "#ffb27a", field: "#5a1230", light: ["#ffd36b", "#ff9f6b", "#ff6bb5"] },
  crest: "octopus.svg",
  emblem: [
    { tone: "main", path: "M-.6-.9H.6V.1H-.6z" },
    { tone: "main-shade", path: "M-.6.1H.6L.3.4H-.3z" },
    { tone: "other", path: "M-.9.3L-.3.2-.5.9z" },
    { tone: "other-shade", path: "M.9.3L.3.2.5.9z" },
  ],
  greeters: [
    { role: "Poulpe", name: "É" },
    { role: "Capitaine", name: "Association des Joueuses et Joueurs de Saint-Gildas-sur-Mer" },
    { role: "Sentinelle", name: "🐙" },
  ],
  texts: {
    entrance: {
      title: "Poussez la porte de la maison des jeux de Saint-Gildas !",
      lead: "Vous pourrez aimer et commenter les conseils des plus anciens, et nous dire quand vous venez jouer avec nous le samedi après-midi, à la salle des fêtes.",
    },
    tips: "Ce que les plus anciens ont appris en perdant souvent, raconté simplement, pour que vous perdiez un peu moins longtemps qu'eux.",
    lost: "Le poulpe a huit bras et n'a rien trouvé ici. L'adresse comporte une erreur, ou la page a changé de place depuis votre dernière visite.",
  },
};
