import type { Recruitment } from "../../domain/club/recruitment.ts";

const longest =
  "Vous aimez rendre service, vous avez un peu de temps le samedi après-midi, et vous n'avez pas peur des escaliers de la salle des fêtes ni du vent qui souffle sur le port en hiver.";

export const recruitment: Recruitment = {
  title: "Cherche bras, têtes, cœurs et gâteaux pour les samedis",
  text: "L'association compte plus d'enfants que d'adultes, et les adultes fatiguent. Toute aide est bonne à prendre, même une heure par mois, même sans rien connaître aux jeux vidéo : on vous apprendra, et vous repartirez avec des crêpes.",
  figures: [
    { value: "1 248", words: "crêpes mangées par an" },
    { value: "🐙", spoken: "Huit", words: "bras" },
    { value: "0€", words: "salaire" },
    { value: "100%", words: "anticonstitutionnelle" },
  ],
  positions: {
    "community-manager": { description: longest, skills: ["Patience"] },
    "event-manager": {
      description: "Tout.",
      skills: [
        "Faire la queue à la mairie",
        "Anticonstitutionnellement",
        "Monter un barnum",
        "Le bruit",
        "Compter",
        "Dire non",
      ],
    },
    "video-editor": { description: longest, skills: ["Montage", "Démontage"] },
    "partnership-manager": { description: "Demander des lots à la boulangerie.", skills: ["Sourire"] },
    "content-creator": { description: longest, skills: ["🐙"] },
  },
  call: {
    title: "Le plus simple, c'est de pousser la porte",
    text: "Nous sommes à la salle des fêtes tous les samedis de quatorze heures à dix-neuf heures, sauf le jour du loto.",
    button: "Nous écrire sur le salon Discord",
    address: "https://discord.example.org/gildas",
  },
};
