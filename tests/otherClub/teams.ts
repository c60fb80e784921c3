import type { ClubTeams } from "../../domain/club/teams.ts";

export const teams: ClubTeams = {
  title: "Incontestablement la plus grande famille de la presqu'île",
  lead: "Des débutants de huit ans aux anciens de quatre-vingt-deux ans, tout le monde joue dans la même salle, sous le même plafond, et avec les mêmes règles.",
  figures: { activeTeams: 4, majorWins: 99, proPlayers: 0 },
  teams: [
    {
      slug: "jeux-de-societe-du-samedi-apres-midi",
      game: "Jeux de société du samedi après-midi",
      status: "En développement",
      tier: "Championnat départemental du Finistère",
      founded: 1987,
      description:
        "Une équipe sans titulaires : vient qui peut, joue qui veut, et celui qui perd range les chaises de la salle des fêtes avant que le gardien n'éteigne la lumière à dix-neuf heures.",
      achievements: [],
      players: [
        {
          name: "Anne-Sophie-Marie-Louise",
          role: "Gardienne des dés et des petits cubes",
          rank: "Championne de la presqu'île depuis 1987",
          specialty: "Négociations interminables à voix basse",
        },
        { name: "É", role: "Poulpe", rank: "8", specialty: "Bras" },
        { name: "🐙", role: "Poulpe", rank: "8", specialty: "Bras" },
        { name: "Constantinopolitaines", role: "Capitaine", rank: "Anticonstitutionnellement", specialty: "Mots" },
      ],
      staff: [],
    },
    {
      slug: "tarot",
      game: "Tarot",
      status: "Active",
      tier: "D1",
      founded: 2026,
      description: "À cinq.",
      achievements: [
        {
          title: "Coupe des associations loisirs et culture du Finistère-Sud",
          result: "Demi-finaliste malheureux, en 2019-2020",
        },
      ],
      players: [{ name: "Yann", role: "Sentinelle", rank: "Petit", specialty: "Excuse" }],
      staff: [
        {
          name: "Marie-Antoinette Le Guennec-Kermadec'h",
          role: "Responsable du café et petits gâteaux",
          experience: "quarante ans de présidence, et toujours le même gâteau",
        },
      ],
    },
  ],
  expansion: {
    title: "Et pourquoi pas une équipe de fléchettes",
    status: "En développement",
    isRecruiting: false,
    text: "La cible est au mur depuis la kermesse de 2011.",
    chat: "https://discord.example.org/gildas",
  },
};
