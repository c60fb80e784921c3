import type { HomePage } from "../../domain/club/home.ts";

export const home: HomePage = {
  headline: ["St-Gildas jouera", "jusqu'au soir 🐙"],
  lead: "Tous les samedis, à la salle des fêtes de Saint-Gildas-sur-Mer, des joueuses et des joueurs de sept à soixante-dix-sept ans se retrouvent autour des mêmes écrans, des mêmes manettes et du même gâteau au beurre salé.",
  heroes: [
    { role: "Poulpe", name: "É" },
    {
      role: "Responsable du gâteau au beurre salé",
      name: "Marie-Antoinette de La Villemarqué-Kermadec de Saint-Gildas",
    },
    { role: "Capitaine", name: "Association des Joueuses et Joueurs de Saint-Gildas-sur-Mer" },
    { role: "Sentinelle", name: "🐙" },
    { role: "حارس", name: "نادي الشمال" },
  ],
  vision: {
    lead: "Ici, personne ne demande votre rang avant de vous prêter une manette. On apprend en regardant par-dessus l'épaule des plus anciens, et l'on devient ancien sans s'en apercevoir, un samedi après l'autre, depuis douze ans.",
    text: "L'association prête le matériel, la mairie prête la salle, et chacun apporte ce qu'il sait faire : régler un écran, expliquer une règle, consoler un perdant, raccompagner les plus jeunes. On ne cherche pas à former des champions, mais il arrive qu'il en sorte un et l'on applaudit.",
  },
  goals: [
    {
      when: "Avant la Saint-Gildas",
      title: "Anticonstitutionnellement, réparer ensemble le toit rond",
      text: "Le vent du large a soulevé quatre ardoises au-dessus des écrans. On les remplace au printemps, avec l'entreprise du bourg et tous les bras qui voudront bien monter à l'échelle un dimanche.",
    },
    {
      when: "D'ici à la rentrée 2027",
      title: "Un tournoi ouvert à toutes les communes de la presqu'île",
      text: "Douze équipes, deux jours, une seule salle.",
    },
    { when: "Un jour", title: "É", text: "🐙" },
  ],
  call: {
    title: "Poussez donc la porte, elle n'est pas fermée !",
    text: "Il manque toujours quelqu'un pour tenir la buvette, brancher les rallonges ou raconter l'histoire du premier tournoi aux nouveaux venus. Venez un samedi à quatorze heures, sans rien apporter.",
    button: "Nous rejoindre sur notre salon",
    address: "https://discord.example.org/gildas",
  },
};
