import type { ClubTeams } from "../../domain/club/teams.ts";

export const teams: ClubTeams = {
  title: "Un\u00a0maillot, deux équipes.",
  lead: "Huit joueuses et joueurs de niveau pro, sans salaire, un staff pour chacune des deux lignes, et un troisième vestiaire dont la porte est ouverte.",
  playersAre: "pro",
  teams: [
    {
      slug: "valorant",
      game: "Valorant",
      title: "Cinq voix, un\u00a0appel.",
      lead: "L'équipe Valorant joue en Division 1 depuis 2024. Un jeu patient, préparé, et cinq manières de tenir la même manche.",
      status: "Active",
      tier: "Division 1",
      founded: 2024,
      description:
        "Notre première équipe. Un jeu patient, des reprises préparées à l'entraînement, et un capitaine qui parle peu mais juste.",
      achievements: [
        {
          title: "Ligue des Régions",
          result: "Victoire, 2025",
        },
        {
          title: "Open du Nord",
          result: "Victoire, 2025",
        },
        {
          title: "Tournoi des Phares",
          result: "Victoire, 2025",
        },
        {
          title: "Coupe d'Hiver",
          result: "Victoire, 2024",
        },
      ],
      players: [
        {
          name: "Kéva",
          role: "Duelliste",
          rank: "Immortel 3",
          specialty: "Première entrée",
          position: "Première entrée",
          qualities: ["Prend l'espace", "Vise haut", "Oublie vite"],
          stats: "https://stats.example.org/boreal/keva",
        },
        {
          name: "Lumen",
          role: "Initiateur",
          rank: "Immortel 2",
          specialty: "Prise d'information",
          position: "Deuxième entrée",
          qualities: ["Voit avant d'entrer", "Partage tout", "Ne gâche rien"],
          stats: "https://stats.example.org/boreal/lumen",
        },
        {
          name: "Brume",
          role: "Contrôleur",
          rank: "Immortel 3",
          specialty: "Fumées, tempo",
          position: "Milieu, tempo",
          qualities: ["Pose le rythme", "Fumées à la seconde", "Garde son calme"],
          stats: "https://stats.example.org/boreal/brume",
        },
        {
          name: "Ozark",
          role: "Sentinelle",
          rank: "Immortel 1",
          specialty: "Tenue de site",
          position: "Ancre du site B",
          qualities: ["Tient seul", "Écoute les pas", "Ne poursuit pas"],
          stats: "https://stats.example.org/boreal/ozark",
        },
        {
          name: "Nival",
          role: "Capitaine",
          rank: "Radiant",
          specialty: "Appels, reprises",
          position: "Appels, flexible",
          qualities: ["Parle peu, et juste", "Prépare les reprises", "Assume"],
          stats: "https://stats.example.org/boreal/nival",
          username: "perce_neige",
        },
      ],
      staff: [
        {
          name: "Aurel Picard",
          role: "Coach",
          experience: "six ans sur le banc",
          story: "Six ans sur le banc. Il pose une question par manche perdue, et attend la réponse.",
        },
        {
          name: "Inès Vidal",
          role: "Analyste",
          experience: "replays et données",
          story: "Replays et données. Elle arrive avec trois images, jamais avec trente.",
        },
        {
          name: "Paul Séguin",
          role: "Préparation mentale",
          experience: "suivi individuel",
          story: "Suivi individuel. Sommeil, pauses, et ce qu'on se dit avant la dernière manche.",
        },
      ],
      links: [
        {
          title: "Givre, aux côtés de l'équipe",
          text: "Notre partenaire paie les déplacements de la saison, et garde le frigo plein les soirs de match.",
          words: "Visiter le site",
          address: "https://givre.example.org",
        },
        {
          title: "La communauté des coachs",
          text: "Aurel y partage ses plans d'entraînement avec d'autres coachs. La porte est ouverte à toutes celles et tous ceux qui encadrent une équipe.",
          words: "Rejoindre les coachs",
          address: "https://coachs.example.org/valorant",
        },
        {
          title: "Le salon de l'équipe",
          text: "Questions à l'équipe, soirées de match, scrims ouverts : tout se passe sur le Discord du club.",
          words: "Venir sur le Discord",
          address: "https://discord.example.org/boreal",
        },
      ],
    },
    {
      slug: "rocket-league",
      game: "Rocket League",
      status: "Active",
      tier: "Division 2",
      founded: 2025,
      description:
        "Un trio qui se connaît par cœur. Peu de touches, beaucoup de placement, et un dernier rempart qui n'a peur de rien.",
      achievements: [
        {
          title: "Coupe d'Automne",
          result: "Victoire, 2025",
        },
        {
          title: "Trophée des Lacs",
          result: "Victoire, 2025",
        },
        {
          title: "Open Atlantique",
          result: "Victoire, 2025",
        },
      ],
      players: [
        {
          name: "Skald",
          role: "Finisseur",
          rank: "Grand Champion II",
          specialty: "Finition aérienne",
        },
        {
          name: "Tessa",
          role: "Relais",
          rank: "Grand Champion III",
          specialty: "Transitions",
        },
        {
          name: "Morrin",
          role: "Rempart",
          rank: "Grand Champion II",
          specialty: "Dernière ligne",
        },
      ],
      staff: [
        {
          name: "Maël Guern",
          role: "Coach",
          experience: "ancien joueur",
        },
        {
          name: "Jeanne Corbel",
          role: "Manager",
          experience: "calendrier, déplacements",
        },
      ],
    },
  ],
  expansion: {
    title: "Et la suite ?",
    status: "En développement",
    isRecruiting: true,
    text: "Le vestiaire est prêt, les maillots attendent un nom. Vous avez une équipe, ou l'envie d'en bâtir une ? Dites-nous quel jeu, et pourquoi avec nous.",
    chat: "https://discord.example.org/boreal",
  },
};
