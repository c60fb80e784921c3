import type { AboutPage } from "../../domain/club/about.ts";

export const about: AboutPage = {
  title: "Partis de rien, cap au nord.",
  lead: "Un serveur, une bande de cinq, une liste de choses que l'on ferait autrement. Voici comment elle est devenue un club.",
  history: {
    title: "Deux saisons",
    events: [
      {
        when: "Mars 2024",
        title: "Le premier serveur",
        text: "Cinq pseudos, un salon vocal, un entraînement par semaine. On y note déjà tout.",
      },
      {
        when: "Septembre 2024",
        title: "La première équipe",
        text: "Valorant, cinq titulaires, un coach. Le club a un nom et un règlement d'une page.",
      },
      {
        when: "Décembre 2024",
        title: "La première coupe",
        text: "La Coupe d'Hiver, gagnée sur le fil. Le club compte déjà plus de bénévoles que de titulaires.",
      },
      {
        when: "Avril 2025",
        title: "Une deuxième ligne",
        text: "Rocket League rejoint le club, avec son propre staff et ses propres objectifs.",
      },
      {
        when: "Octobre 2025",
        title: "Le maillot",
        text: "Dessiné avec les membres, porté par les équipes et les bénévoles.",
      },
    ],
  },
  figures: [
    { value: "15+", words: "tournois" },
    { value: "25+", words: "talents formés" },
    { value: "3", words: "jeux suivis, 2 équipes" },
    { value: "100%", words: "passion" },
  ],
  method: {
    title: "Trois étapes, chaque semaine",
    steps: [
      {
        title: "Observer",
        text: "On revoit le match ensemble, sans chercher de coupable. Trois faits, écrits.",
      },
      {
        title: "Travailler",
        text: "Un fait par séance. Un exercice court, compté, que l'on peut refaire chez soi.",
      },
      {
        title: "Transmettre",
        text: "Ce qui a marché devient un tip. Ce que l'on sait appartient au club.",
      },
    ],
  },
};
