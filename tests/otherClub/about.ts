import type { AboutPage } from "../../domain/club/about.ts";

export const about: AboutPage = {
  title: "Anticonstitutionnellement, douze ans à la salle des fêtes !",
  lead: "Tout a commencé par une télévision prêtée, deux manettes dont une sans bouton, et une affiche écrite à la main sur la porte de la boulangerie. Depuis, l'affiche a été refaite deux fois, et la télévision est toujours là.",
  history: {
    title: "Douze années au bord de la presqu'île",
    events: [
      {
        when: "Un samedi d'octobre 2013",
        title: "L'affiche sur la porte de la boulangerie",
        text: "Sept personnes sont venues, dont trois pour le gâteau. On a joué jusqu'à ce que la mairie coupe le chauffage, et l'on s'est promis de revenir le samedi d'après avec des couvertures.",
      },
      { when: "2019", title: "É", text: "🐙" },
      {
        when: "Depuis",
        title: "Antimicrobiologiquementirréprochablesnettoyées",
        text: "Des manettes enfin propres.",
      },
    ],
  },
  figures: [
    { value: "1 204", words: "parts de gâteau avalées" },
    { value: "12", words: "ans" },
    { value: "🐙", words: "anticonstitutionnalités" },
    { value: "99,9%", words: "de manettes qui marchent" },
  ],
  method: {
    title: "Comment se passe un samedi après-midi ?",
    steps: [
      {
        title: "Brancher les rallonges",
        text: "On arrive à treize heures trente, on compte les prises, on se trompe, on recompte. Le premier qui fait sauter le disjoncteur paie sa tournée de jus de pomme à tous ceux qui étaient en train de jouer.",
      },
      { title: "Jouer", text: "Longtemps." },
      { title: "Anticonstitutionnelleme", text: "Et l'on range tout avant le loto." },
    ],
  },
};
