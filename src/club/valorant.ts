import type { ValorantTeam } from "../../domain/club/valorant.ts";

export const valorant: ValorantTeam = {
  title: "Cinq voix, un\u00a0appel.",
  lead: "L'équipe Valorant joue en Division 1 depuis 2024. Un jeu patient, préparé, et cinq manières de tenir la même manche.",
  players: [
    {
      name: "Kéva",
      role: "Duelliste",
      position: "Première entrée",
      qualities: ["Prend l'espace", "Vise haut", "Oublie vite"],
      stats: "https://stats.example.org/boreal/keva",
    },
    {
      name: "Lumen",
      role: "Initiateur",
      position: "Deuxième entrée",
      qualities: ["Voit avant d'entrer", "Partage tout", "Ne gâche rien"],
      stats: "https://stats.example.org/boreal/lumen",
    },
    {
      name: "Brume",
      role: "Contrôleur",
      position: "Milieu, tempo",
      qualities: ["Pose le rythme", "Fumées à la seconde", "Garde son calme"],
      stats: "https://stats.example.org/boreal/brume",
    },
    {
      name: "Ozark",
      role: "Sentinelle",
      position: "Ancre du site B",
      qualities: ["Tient seul", "Écoute les pas", "Ne poursuit pas"],
      stats: "https://stats.example.org/boreal/ozark",
    },
    {
      name: "Nival",
      role: "Capitaine",
      position: "Appels, flexible",
      qualities: ["Parle peu, et juste", "Prépare les reprises", "Assume"],
      stats: "https://stats.example.org/boreal/nival",
    },
  ],
  staff: [
    {
      name: "Aurel Picard",
      role: "Coach",
      text: "Six ans sur le banc. Il pose une question par manche perdue, et attend la réponse.",
    },
    {
      name: "Inès Vidal",
      role: "Analyste",
      text: "Replays et données. Elle arrive avec trois images, jamais avec trente.",
    },
    {
      name: "Paul Séguin",
      role: "Préparation mentale",
      text: "Suivi individuel. Sommeil, pauses, et ce qu'on se dit avant la dernière manche.",
    },
  ],
  partner: {
    title: "Givre, aux côtés de l'équipe",
    text: "Notre partenaire paie les déplacements de la saison, et garde le frigo plein les soirs de match.",
    words: "Visiter le site",
    address: "https://givre.example.org",
  },
  coaches: {
    title: "La communauté des coachs",
    text: "Aurel y partage ses plans d'entraînement avec d'autres coachs. La porte est ouverte à toutes celles et tous ceux qui encadrent une équipe.",
    words: "Rejoindre les coachs",
    address: "https://coachs.example.org/valorant",
  },
  chat: {
    title: "Le salon de l'équipe",
    text: "Questions à l'équipe, soirées de match, scrims ouverts : tout se passe sur le Discord du club.",
    words: "Venir sur le Discord",
    address: "https://discord.example.org/boreal",
  },
};
