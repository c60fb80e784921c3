import type { ValorantTeam } from "../../domain/club/valorant.ts";

export const valorant: ValorantTeam = {
  title: "Intergénérationnellement redoutables, et toujours polis",
  lead: "Une seule équipe, six ordinateurs prêtés par la médiathèque, et une connexion qui tient quand personne d'autre n'est sur internet dans le quartier.",
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
      qualities: ["Bras", "Bras", "Bras", "Bras"].map((word, nth) => `${word} ${nth + 1}`),
      stats: "https://stats.example.org/gildas/poulpe",
    },
  ],
  staff: [
    {
      name: "Marie-Antoinette Le Guennec-Kermadec'h",
      role: "Responsable du café et petits gâteaux",
      text: "Elle ne joue pas, ne regarde pas, et demande à chaque pause qui a gagné. C'est elle qui a les clés de la salle, et personne ne le lui a jamais disputé.",
    },
  ],
  partner: {
    title: "La crêperie du port, depuis le début",
    text: "Une complète offerte à qui gagne.",
    words: "Voir la carte de la crêperie",
    address: "https://creperie.example.org",
  },
  coaches: { title: "Coachs", text: "Ici.", words: "Y aller", address: "https://coachs.example.org" },
  chat: {
    title: "Le salon des conversations sans fin",
    text: "On y parle surtout de la météo.",
    words: "Venir sur le Discord",
    address: "https://discord.example.org/gildas",
  },
};
