import type { ClubTeams } from "../../domain/club/teams.ts";

export const teams: ClubTeams = {
  title: "Incontestablement la plus grande famille de la presqu'île",
  lead: "Des débutants de huit ans aux anciens de quatre-vingt-deux ans, tout le monde joue dans la même salle, sous le même plafond, et avec les mêmes règles.",
  figures: {
    activeTeams: 4,
    majorWins: 99,
    proPlayers: 0,
  },
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
        {
          name: "É",
          role: "Poulpe",
          rank: "8",
          specialty: "Bras",
        },
        {
          name: "🐙",
          role: "Poulpe",
          rank: "8",
          specialty: "Bras",
        },
        {
          name: "Constantinopolitaines",
          role: "Capitaine",
          rank: "Anticonstitutionnellement",
          specialty: "Mots",
        },
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
      players: [
        {
          name: "Yann",
          role: "Sentinelle",
          rank: "Petit",
          specialty: "Excuse",
        },
      ],
      staff: [
        {
          name: "Marie-Antoinette Le Guennec-Kermadec'h",
          role: "Responsable du café et petits gâteaux",
          experience: "quarante ans de présidence, et toujours le même gâteau",
        },
      ],
    },
    {
      slug: "valorant",
      game: "Valorant",
      title: "Intergénérationnellement redoutables, et toujours polis",
      lead: "Une seule équipe, six ordinateurs prêtés par la médiathèque, et une connexion qui tient quand personne d'autre n'est sur internet dans le quartier.",
      status: "Active",
      achievements: [],
      players: [
        {
          name: "Anne-Sophie-Marie-Louise",
          role: "Duelliste",
          position: "Entre la première, sort la dernière, et range les câbles",
          qualities: ["Garde son sang-froid, presque toujours", "É"],
          stats: "https://stats.example.org/gildas/anne-sophie",
        },
        {
          name: "🐙",
          role: "Poulpe",
          position: "Partout",
          qualities: ["Bras 1", "Bras 2", "Bras 3", "Bras 4"],
          stats: "https://stats.example.org/gildas/poulpe",
        },
      ],
      staff: [
        {
          name: "Marie-Antoinette Le Guennec-Kermadec'h",
          role: "Responsable du café et petits gâteaux",
          story:
            "Elle ne joue pas, ne regarde pas, et demande à chaque pause qui a gagné. C'est elle qui a les clés de la salle, et personne ne le lui a jamais disputé.",
        },
      ],
      links: [
        {
          title: "La crêperie du port, depuis le début",
          text: "Une complète offerte à qui gagne.",
          words: "Voir la carte de la crêperie",
          address: "https://creperie.example.org",
        },
        {
          title: "Coachs",
          text: "Ici.",
          words: "Y aller",
          address: "https://coachs.example.org",
        },
        {
          title: "Le salon des conversations sans fin",
          text: "On y parle surtout de la météo.",
          words: "Venir sur le Discord",
          address: "https://discord.example.org/gildas",
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
