import type { Values } from "../../domain/club/values.ts";

export const values: Values = {
  title: "Quatre valeurs",
  list: [
    {
      name: "Ambition",
      motto: "Viser le match d'après, toujours.",
      more: "Et dire à voix haute ce que l'on vise.",
    },
    {
      name: "Accompagnement",
      motto: "Un coach et une oreille pour tout le monde.",
      more: "Titulaire, sur le banc ou en plein apprentissage.",
    },
    {
      name: "Performance",
      motto: "Des méthodes, pas des slogans.",
      more: "On mesure, on compare, on corrige.",
    },
    {
      name: "Humanité",
      motto: "La personne avant le pseudo.",
      more: "Les études avant le tournoi.",
    },
  ],
};
