import type { Founders } from "../../domain/club/founders.ts";

export const founders: Founders = {
  title: "Celles et ceux qui ont prêté la manette",
  people: [
    {
      name: "Marie-Antoinette de La Villemarqué-Kermadec de Saint-Gildas",
      role: "Présidente, trésorière, secrétaire et responsable du gâteau",
      quote:
        "On m'avait dit que cela durerait un hiver. J'ai répondu que cela durerait tant qu'il y aurait du beurre salé au bourg et quelqu'un pour brancher la télévision, et il y a toujours l'un et l'autre.",
    },
    { name: "É", role: "🐙", quote: "Oui." },
    {
      name: "نادي الشمال",
      role: "Gardien de but, puis gardien des clés de la salle",
      quote: "La clé est sous le pot.",
    },
  ],
};
